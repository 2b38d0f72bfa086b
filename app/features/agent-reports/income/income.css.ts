import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(5, 8),
  minWidth: 0,
  padding: space(5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const term = style({ color: theme.color.muted, fontSize: theme.type.small, overflowWrap: 'anywhere' });
export const result = style({
  margin: 0,
  fontFamily: theme.font.head,
  // Keeps a large amount within a narrow window.
  fontSize: `min(${theme.type.title}, 9vw)`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
});
export const lostFigure = style([result, { color: theme.color.danger }]);
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space(4, 7), margin: 0 });
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1), maxWidth: '100%' });
export const figure = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const bone = style({ width: '7rem', height: '1.25em' });
