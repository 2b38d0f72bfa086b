import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { LIVELY, TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space(4),
  '@media': { [TABLET]: { gap: space(5) } },
});

/** The whole card is the link. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: 0,
  minWidth: 0,
  height: '100%',
  ...frame,
  overflow: 'hidden',
  transition: 'border-color 140ms ease, transform 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
  },
  '@media': { [LIVELY]: { selectors: { '&:hover': { transform: 'translateY(-2px)' } } } },
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 116,
  padding: space(6),
  // Derived from the accent: the soft tone can be strong enough in dark schemes to hide a logo.
  backgroundImage: `radial-gradient(circle at 50% 120%, color-mix(in srgb, ${theme.color.accent} 14%, transparent), transparent 70%)`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(3, 3, 3, 5),
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '[dir="rtl"] &': { padding: space(3, 5, 3, 3) } },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const link = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none' },
    // Inset, because the card clips its overflow.
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -4 },
  },
});

export const note = style({ color: theme.color.muted, fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums' });

export const start = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  flex: 'none',
  minHeight: 40,
  paddingInline: space(5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontWeight: 600,
  fontSize: theme.type.small,
});

export const heading = style({ marginBlockStart: space(4), fontSize: theme.type.head });
export const skeleton = style({ height: 178, borderRadius: theme.radius.card });
