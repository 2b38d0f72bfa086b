import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

const RTL = '[dir="rtl"] &';

export const artFrame = style({
  position: 'relative',
  aspectRatio: '12 / 5',
  backgroundColor: theme.color.chrome,
  overflow: 'hidden',
});

/** The pictures are wide: what is cut off is their quiet end. */
export const art = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  selectors: { [RTL]: { objectPosition: 'left center' } },
});

export const dimmed = style({ filter: 'grayscale(1)', opacity: 0.6 });

const badgeBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '3px 10px',
  borderRadius: theme.radius.badge,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
});

/** On any ground, pictures too. */
export const badge = styleVariants({
  call: [badgeBase, { backgroundColor: theme.color.accent, color: theme.color.onAccent }],
  open: [badgeBase, { backgroundColor: theme.color.raised, color: theme.color.text }],
  busy: [badgeBase, { backgroundColor: theme.color.raised, color: theme.color.accentText }],
  done: [badgeBase, { backgroundColor: theme.color.raised, color: theme.color.win }],
  danger: [badgeBase, { backgroundColor: theme.color.raised, color: theme.color.danger }],
  off: [badgeBase, { backgroundColor: theme.color.raised, color: theme.color.muted }],
});

export const timeLeft = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({ display: 'grid', gap: 6 });

export const progressLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

const filled = { borderRadius: 4, backgroundColor: theme.color.accent, transition: 'inline-size 240ms ease' } as const;

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: 4,
  backgroundColor: theme.color.raised,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': { borderRadius: 4, backgroundColor: theme.color.accent },
  },
});
