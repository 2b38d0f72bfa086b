import type { ShownColumn } from './grid-column.ts';
import { SELECT_WIDTH } from './select-width.ts';

const USUAL_REM = 16;
type Sized = Pick<ShownColumn<never>, 'width' | 'isSized'>;

/** CSS columns of every row. No width depends on the content, so scrolling to other rows moves no column. */
export function templateOf(columns: readonly Sized[], hasSelection: boolean): string {
  const sizes = columns.map(({ width, isSized }) => (isSized ? inRem(width) : `minmax(${inRem(width)}, ${width}fr)`));
  return [...(hasSelection ? [SELECT_WIDTH] : []), ...sizes].join(' ');
}

/** Computes the width below which the columns move sideways in their frame. */
export function leastWidth(columns: readonly Sized[], hasSelection: boolean): string {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return hasSelection ? `calc(${inRem(width)} + ${SELECT_WIDTH})` : inRem(width);
}

function inRem(width: number): string {
  return `${width / USUAL_REM}rem`;
}
