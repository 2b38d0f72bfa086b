import type { KeyboardEvent } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';

/** The arrow key in the direction of the list presses the menu's button, as Enter and Space do. */
export function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (pressedKey(event) !== 'ArrowDown' || event.currentTarget.ariaExpanded === 'true') return;
  event.preventDefault();
  event.currentTarget.click();
}
