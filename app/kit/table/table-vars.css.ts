import { createVar } from '@vanilla-extract/css';

/** Distance of the sticky head from the window's top: the height of the sticky parts above the table. */
export const headTop = createVar();
/** Height of rows and headings, if not the theme's. */
export const rowHeight = createVar();
/** Padding at both sides of a cell or heading. */
export const inset = createVar();
/** The side that numbers are aligned with. */
export const numberSide = createVar();
/** Direction in which a number's heading and its sort icon follow each other, so that numbers are below the heading. */
export const numberFlow = createVar();
