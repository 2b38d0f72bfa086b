import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const artBox = style({ borderRadius: theme.radius.card, overflow: 'hidden' });

export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

export const lead = style({ fontSize: theme.type.lead, lineHeight: 1.45 });

export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 5),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
export const amount = style({
  color: theme.color.accentText,
  fontSize: theme.type.title,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: theme.color.muted, lineHeight: 1.5 });
export const conditions = style({ marginBlockStart: space(2), fontSize: theme.type.lead });
