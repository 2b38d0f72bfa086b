import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';

/** The bar has the colours of the text the other way round, so that it stands apart from the rows in both colour schemes. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 2),
  minHeight: 44,
  paddingInline: space(5, 2),
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.text,
  color: theme.color.surface,
  fontSize: theme.type.note,
  fontWeight: 600,
  '@media': { [FORCED]: { outline: '1px solid CanvasText' } },
});

export const says = style({ flex: 'auto', fontVariantNumeric: 'tabular-nums' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  paddingInline: space(4),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.color.surface} 16%, transparent)` },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
  },
});

export const clear = style([action, { justifyContent: 'center', minWidth: 44, paddingInline: 0 }]);
