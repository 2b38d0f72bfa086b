import { type RefObject, useEffect, useRef } from 'react';

/** When the focused item of a list is removed, moves the focus to the next one. */
export function useKeepFocus(length: number): RefObject<HTMLUListElement | null> {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed number of items means that one was removed.
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.[Math.min(at.current, items.length - 1)]?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
  }, [length]);

  return list;
}
