import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const headLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });
export const heading = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
export const hint = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });

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
export const factList = style({ fontWeight: 600 });
export const formActions = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 });
