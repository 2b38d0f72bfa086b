import { createGlobalVar, createVar } from '@vanilla-extract/css';

/** Greatest height of a grid in columns, which scrolls inside. By default all of the window below the sticky parts at its top. */
export const gridHeight = createVar();
/** Height of the sticky parts at the window's foot, above which the totals of cards stay. */
export const footHeight = createVar();
/** Set by the grid itself: every row has the same columns. */
export const COLUMNS = '--grid-columns';
export const gridColumns = createGlobalVar('grid-columns');
export const ROW_HEIGHT = '--grid-row-height';
export const gridRowHeight = createGlobalVar('grid-row-height');
