import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';

export const artFrame = style({
  position: 'relative',
  aspectRatio: '12 / 5',
  backgroundColor: theme.color.chrome,
  overflow: 'hidden',
});

/** Wide pictures are cropped at the side without the subject. */
export const art = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  selectors: { [RTL]: { objectPosition: 'left center' } },
});

export const dimmed = style({ filter: 'grayscale(1)', opacity: 0.6 });

export const timeLeft = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const progressLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1, 4),
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
