import { useEffect, useRef, useState } from 'react';
import { anchorOf } from './anchor-of.ts';
import { link, links, list } from './kit-page.css.ts';
import type { SpecimenEntry } from './specimen.ts';

/** The parts by name; the one in view is marked. */
export function PartList({ parts }: { parts: readonly SpecimenEntry[] }) {
  const current = usePartInView(parts);
  const place = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks up the mark in the document after it has moved.
  useEffect(() => {
    keepInSight(place.current, place.current?.querySelector('[aria-current]'));
  }, [current]);

  return (
    <nav ref={place} className={list} aria-label="Parts">
      <ul className={links}>
        {parts.map(({ name }) => (
          <li key={name}>
            <a className={link} href={`#${anchorOf(name)}`} aria-current={name === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a column, and nothing around it. */
function keepInSight(column: HTMLElement | null, entry: Element | null | undefined): void {
  if (!column || !entry) return;
  const [frame, box] = [column.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (box.top < frame.top) column.scrollBy({ top: box.top - frame.top - 8 });
  else if (box.bottom > frame.bottom) column.scrollBy({ top: box.bottom - frame.bottom + 8 });
}

/** Name of the part at the top of the window. */
function usePartInView(parts: readonly SpecimenEntry[]): string | undefined {
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
