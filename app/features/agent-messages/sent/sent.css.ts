import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { theme } from '#themes/contract.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = 'calc(8.5rem + 176px)';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
/** Cut at its end, whatever direction it is written in. */
export const subject = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});
export const heading = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
/** Reaches the card's edges. */
export const cardDetail = style({ margin: '-8px -16px' });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: '14px 20px',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    [`${cardDetail} &`]: { paddingInline: 16 },
  },
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 });
export const bone = style({ height: 96 });
/** The accounts of a message to several. */
export const names = style({ color: theme.color.muted, overflowWrap: 'anywhere' });
export const factList = style({ fontWeight: 600 });
