import { useEffect, useState } from 'react';

/** The part of the window in which a heading counts as being read. */
const READING_ZONE = '-10% 0px -65% 0px';

/** Id of the section being read; null until known. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.getAttribute('aria-labelledby'));
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of list.split(' ')) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
