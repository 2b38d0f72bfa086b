import { style } from '@vanilla-extract/css';

/** The page is moved by those who measure the rows; the browser would move it once more. */
export const windowRows = style({ overflowAnchor: 'none' });
export const gap = style({ display: 'block', listStyle: 'none', selectors: { 'tbody > &': { display: 'table-row' } } });
export const gapCell = style({ padding: 0, border: 0 });
