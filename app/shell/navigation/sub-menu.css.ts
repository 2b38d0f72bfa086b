import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const caret = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  opacity: 0.7,
  cursor: 'pointer',
  transition: 'transform 160ms ease, opacity 160ms ease',
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-expanded="true"]': { transform: 'scaleY(-1)', opacity: 1 },
  },
});

export const sub = style({ flexBasis: '100%', selectors: { '&[hidden]': { display: 'none' } } });

/** Indented, under a thin line that belongs to the entry above. */
export const subList = style({
  display: 'grid',
  gap: 2,
  marginBlock: '2px 8px',
  marginInlineStart: 23,
  paddingInlineStart: 2,
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
});

export const subLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 40,
  paddingInline: 8,
  borderRadius: theme.radius.control,
  fontSize: '0.875rem',
  opacity: 0.86,
  '@media': { [WIDE]: { fontSize: '0.8125rem' } },
  selectors: {
    '&:hover, &[aria-current="true"]': {
      opacity: 1,
      backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)',
    },
  },
});

export const subNote = style({ fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' });
