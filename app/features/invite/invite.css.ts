import { style } from '@vanilla-extract/css';
import { TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const lead = style({ color: theme.color.muted, maxWidth: '38rem', textWrap: 'pretty' });

export const card = style({
  padding: 20,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});

export const term = style({ color: theme.color.muted, fontSize: '0.875rem' });

export const code = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: 'min(2rem, 11vw)',
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
  gap: 2,
  padding: '14px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});

export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
});

export const friendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const heading = style({ fontSize: '1.125rem' });
export const counted = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });
export const boneLead = style({ display: 'block', width: 'min(100%, 30rem)', height: 20 });
export const boneCard = style({
  display: 'block',
  height: 398,
  borderRadius: theme.radius.card,
  '@media': { [TABLET]: { height: 226 } },
});
export const boneTotal = style({ display: 'block', height: 91, borderRadius: theme.radius.card });
