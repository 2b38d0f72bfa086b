import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const title = style({ fontSize: theme.type.head, overflowWrap: 'anywhere' });
/** Extends to the card's edges. */
export const cardDetail = style({ display: 'grid', gap: space(3) });
/** Card above the list for the row that a link opened. */
export const alone = style({
  display: 'grid',
  gap: space(3),
  padding: space(4, 5),
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  padding: space(3, 6, 6),
  selectors: { [`${cardDetail} &`]: { padding: 0 }, [`${alone} &`]: { padding: 0 } },
});
export const main = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) });
export const facts = style({ display: 'grid', gap: space(3), margin: 0 });
export const bones = style({ height: 18 });
