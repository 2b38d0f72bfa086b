import { type RefObject, useEffect, useRef } from 'react';

/** When the item of a list that has the focus goes, the focus moves on to the next one rather than to nowhere. */
export function useFocusKept(length: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const items = [...(list.current?.children ?? [])];
      at.current = items.findIndex((item) => target instanceof Node && item.contains(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of items is the occasion.
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.[Math.min(at.current, items.length - 1)]?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
  }, [length]);

  return list;
}
