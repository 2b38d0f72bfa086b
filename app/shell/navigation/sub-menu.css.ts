import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
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
/** Middle of the icon of the entry above. */
const BELOW_ICON = 23;

export const subList = style({
  display: 'grid',
  gap: space(1),
  marginBlock: space(1, 3),
  marginInlineStart: BELOW_ICON,
  paddingInlineStart: space(1),
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
});

export const subLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: 40,
  paddingInline: space(3),
  borderRadius: theme.radius.control,
  fontSize: theme.type.small,
  opacity: 0.86,
  '@media': { [WIDE]: { fontSize: theme.type.note } },
  selectors: {
    '&:hover, &[aria-current="true"]': {
      opacity: 1,
      backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)',
    },
  },
});

export const subNote = style({ fontSize: theme.type.fine, fontVariantNumeric: 'tabular-nums' });
