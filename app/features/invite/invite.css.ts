import { style } from '@vanilla-extract/css';
import { frame, raisedFrame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const lead = style({ color: theme.color.muted, maxWidth: '38rem', textWrap: 'pretty' });

export const card = style({
  padding: space(6),
  ...raisedFrame,
});

export const code = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  letterSpacing: '0.12em',
  lineHeight: 1.2,
});

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.density.gap,
});

export const total = style({
  display: 'grid',
  gap: space(1),
  padding: space(4, 5),
  ...frame,
});

export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
  fontVariantNumeric: 'tabular-nums',
});

export const friendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 4),
});
export const counted = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const boneLead = style({ display: 'block', width: 'min(100%, 30rem)', height: 20 });
export const boneCard = style({
  display: 'block',
  height: 398,
  borderRadius: theme.radius.card,
  '@media': { [TABLET]: { height: 226 } },
});
export const boneTotal = style({ display: 'block', height: 91, borderRadius: theme.radius.card });
