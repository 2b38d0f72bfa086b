import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

/** Side by side; where that is too narrow, or the text is large, below each other. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 12 });
export const country = style({ flex: '1 0 9.25rem', minWidth: 0 });
export const number = style({ flex: '999 1 10rem', minWidth: 0 });

/** In line with the input: below the label's height. */
export const ask = style({
  flex: '1 0 auto',
  display: 'grid',
  minHeight: 50,
  marginBlockStart: 'calc(1.3125rem + 6px)',
});

/** Belongs to the row above it. */
export const note = style({ marginBlockStart: -8, color: theme.color.muted, fontSize: '0.875rem' });
