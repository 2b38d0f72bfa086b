import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { LIVELY } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  ...frame,
  overflow: 'hidden',
  transition: 'border-color 160ms ease, transform 160ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&:focus-within': { borderColor: theme.color.focus },
  },
  '@media': { [LIVELY]: { selectors: { '&:hover': { transform: 'translateY(-2px)' } } } },
});

export const corner = style({ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12, display: 'flex' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(4, 5, 5),
});

export const cardTitle = style({ fontSize: theme.type.lead, lineHeight: 1.3, textWrap: 'balance' });

/** Covers the whole card. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.card } },
});

export const cardText = style({ flex: '1 1 auto', color: theme.color.muted, lineHeight: 1.45 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
});

export const bonus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(3),
  fontSize: theme.type.small,
  color: theme.color.muted,
});
export const bonusAmount = style({ color: theme.color.text, fontSize: theme.type.lead, fontWeight: 700 });

const bone = style({ display: 'block', flex: 'none' });
export const boneArt = style([bone, { height: 'auto', aspectRatio: '12 / 5', borderRadius: 0 }]);
export const boneTitle = style([bone, { width: '60%', height: 18, marginBlock: space(1) }]);
export const boneText = style([bone, { width: '90%', height: 16, marginBlock: space(2) }]);
export const boneFacts = style([bone, { width: '75%', height: 16, marginBlock: space(2) }]);
export const boneAction = style([bone, { height: 44, borderRadius: theme.radius.control }]);
