import { useEffect, useState } from 'react';
import { anchorOf } from './anchor-of.ts';
import type { SpecimenEntry } from './specimen.ts';

/** Name of the part at the top of the window. */
export function usePartInView(parts: readonly SpecimenEntry[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.name);

  useEffect(() => {
    const look = () => {
      const reached = parts.filter(({ name }) => topOf(name) < innerHeight / 3);
      setCurrent((reached.at(-1) ?? parts[0])?.name);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [parts]);

  return current;
}

function topOf(name: string): number {
  return document.getElementById(anchorOf(name))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
