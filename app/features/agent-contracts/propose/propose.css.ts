import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const tier = style({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: space(4, 5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
});
export const tierHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
});
export const tierName = style({ padding: 0, fontWeight: 600 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'start',
  gap: space(4),
});
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 5),
});

export const outlook = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 5),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
export const outlookText = style({ display: 'grid', flex: '1 1 12rem', fontSize: theme.type.note, textWrap: 'pretty' });
export const outlookAmount = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
});
export const amount = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
  lineHeight: 1.3,
});
export const difference = style({ fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const chart = style({ display: 'grid', gap: space(2), margin: 0 });
export const plot = style({
  display: 'block',
  width: '100%',
  height: 116,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const area = style({ fill: theme.color.accentSoft });
export const line = style({
  fill: 'none',
  stroke: theme.color.accent,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const ground = style({ stroke: theme.color.lineStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const marker = style({
  stroke: theme.color.text,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.muted,
  fontSize: theme.type.fine,
  fontVariantNumeric: 'tabular-nums',
});
export const bone = style({ height: 320, borderRadius: theme.radius.card });
