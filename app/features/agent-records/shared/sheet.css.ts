import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const title = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
/** Reaches the card's edges. */
export const cardDetail = style({ display: 'grid', gap: 8 });
/** As a card, of the row that a link leads to. */
export const alone = style({
  display: 'grid',
  gap: 8,
  padding: '14px 16px',
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '8px 20px 20px',
  selectors: { [`${cardDetail} &`]: { padding: 0 }, [`${alone} &`]: { padding: 0 } },
});
export const main = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.625rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const mainName = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' });
export const facts = style({ display: 'grid', gap: 6, margin: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const bones = style({ height: 18 });
