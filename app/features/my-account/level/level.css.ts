import { style } from '@vanilla-extract/css';
import { FORCED } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space(1, 5),
  padding: space(5, 6, 4),
});
export const label = style({ gridColumn: '1 / -1', color: theme.color.muted, fontSize: theme.type.small });
export const sentence = style({
  minWidth: 0,
  fontSize: `min(${theme.type.title}, 7.5vw)`,
  lineHeight: 1.25,
  textWrap: 'balance',
});
export const total = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const count = style({
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
});
export const meter = style({ gridColumn: '1 / -1', display: 'flex', gap: space(2), marginBlockStart: space(3) });
export const segment = style({
  flex: 1,
  height: 8,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  selectors: { '&[data-done]': { backgroundColor: theme.color.win } },
  '@media': { [FORCED]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space(0, 7),
  margin: 0,
  padding: space(0, 6, 4),
  listStyle: 'none',
});
export const row = style({ display: 'flex', alignItems: 'center', gap: space(4), minHeight: 52 });
export const done = style({ display: 'flex', flex: 'none', color: theme.color.win });
export const open = style({ display: 'flex', flex: 'none', color: theme.color.muted });
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  padding: space(5, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
export const nextIcon = style({ display: 'flex', flex: 'none' });
export const nextText = style({ fontSize: theme.type.small, textWrap: 'pretty' });
export const nextAction = style({ flex: '1 1 11rem', maxWidth: 420 });
