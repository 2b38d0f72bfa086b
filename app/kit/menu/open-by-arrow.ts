import type { KeyboardEvent } from 'react';

/** The arrow key in the direction of the list presses the menu's button, as Enter and Space do. */
export function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.currentTarget.ariaExpanded === 'true') return;
  event.preventDefault();
  event.currentTarget.click();
}
