import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(5),
  padding: space(5, 6),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});
/** Beside the other figures if a long amount fits on one line. */
export const first = style({ flex: '2 1 14rem', minWidth: 0 });
export const result = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.figure,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const facts = style({
  flex: '3 1 18rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space(4, 6),
});
export const fact = style({ minWidth: 0 });
export const figure = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const bone = style({ display: 'inline-block', width: '70%', height: '0.8em' });
