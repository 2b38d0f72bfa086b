import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { pressedKey } from '../keys/pressed-key.ts';
import { fitting, list, tab } from './tabs.css.ts';

/** Elements that are Tab stops. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

interface Tab {
  id: string;
  label: string;
  /** Beside its text: that something waits there. */
  mark?: ReactNode;
}

interface TabsProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  chosen: string;
  onChoose: (id: string) => void;
  /** No wider than their texts, where there is room. */
  fit?: boolean;
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Two or three views of one thing, as in the ARIA Authoring Practices: arrows move in their direction, and select. A panel
 * without a Tab stop inside is one itself.
 */
export function Tabs({ label, tabs, chosen, onChoose, fit, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isStop = useHasNoTabStops(content);
  const index = tabs.findIndex((entry) => entry.id === chosen);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs.at(targetOf(pressedKey(event), index, tabs.length, rightToLeft) % tabs.length);
    if (!next || next.id === chosen) return;
    event.preventDefault();
    onChoose(next.id);
    row.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={fit ? `${list} ${fitting}` : list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((entry) => (
          <button
            key={entry.id}
            type="button"
            role="tab"
            id={`${id}-${entry.id}`}
            className={tab}
            aria-selected={entry.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={entry.id === chosen ? 0 : -1}
            onClick={() => onChoose(entry.id)}
          >
            {entry.label}
            {entry.mark}
          </button>
        ))}
      </div>
      <div
        ref={content}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={isStop ? 0 : undefined}
        className={stack[5]}
      >
        {children}
      </div>
    </>
  );
}

function targetOf(key: string, index: number, length: number, rightToLeft: boolean): number {
  const [left, right] = rightToLeft ? [index + 1, index - 1] : [index - 1, index + 1];
  const targets: Record<string, number> = { ArrowRight: right, ArrowLeft: left, Home: 0, End: length - 1 };
  return targets[key] ?? index;
}

/** Whether an element contains no Tab stop; follows changes. */
function useHasNoTabStops(part: RefObject<HTMLElement | null>): boolean {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    const look = () => setHasNone(!part.current?.querySelector(STOPS));
    const changes = new MutationObserver(look);
    if (part.current) changes.observe(part.current, { childList: true, subtree: true });
    look();
    return () => changes.disconnect();
  }, [part]);
  return hasNone;
}
