import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const heading = style({ fontSize: theme.type.head, overflowWrap: 'anywhere' });
/** Extends to the card's edges. */
export const cardDetail = style({ margin: pull(3, 5) });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  margin: 0,
  padding: space(4, 6),
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    [`${cardDetail} &`]: { paddingInline: space(5) },
  },
});
