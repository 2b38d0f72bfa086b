import type { KeyboardEvent } from 'react';

/** The arrow that points to where a menu opens presses its button, as Enter and Space do. */
export function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.currentTarget.ariaExpanded === 'true') return;
  event.preventDefault();
  event.currentTarget.click();
}
