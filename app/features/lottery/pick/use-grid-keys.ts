import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';

interface GridKeys {
  grid: RefObject<HTMLDivElement | null>;
  /** Index of the button that the Tab key reaches. */
  reached: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  reach: (index: number) => void;
}

/** Arrow-key navigation for a grid of buttons with a single tab stop. Home and End go to the first and last button. */
export function useGridKeys(): GridKeys {
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const index = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const target = index < 0 ? undefined : targetOf(event, buttons, index);
    if (target === undefined || !buttons[target]) return;
    event.preventDefault();
    setReached(target);
    buttons[target].focus();
  };

  return { grid, reached, onKeyDown, reach: setReached };
}

function targetOf(event: KeyboardEvent<HTMLElement>, buttons: HTMLElement[], index: number) {
  const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const row = columnsOf(buttons);
  const targets: Record<string, number> = {
    ArrowRight: index + sign,
    ArrowLeft: index - sign,
    ArrowDown: index + row,
    ArrowUp: index - row,
    Home: 0,
    End: buttons.length - 1,
  };
  return targets[pressedKey(event)];
}

/** Number of buttons in the first row, as laid out. */
function columnsOf(buttons: HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const next = buttons.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 0 ? buttons.length : next;
}
