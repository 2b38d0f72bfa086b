import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';

/** Dark in both colour schemes, so that it stands apart from the rows. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  minHeight: 44,
  paddingInline: '14px 4px',
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '@media': { [FORCED]: { outline: '1px solid CanvasText' } },
});

export const says = style({ flex: 'auto', fontVariantNumeric: 'tabular-nums' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.chromeActive, color: theme.color.onChromeActive },
    '&:focus-visible': { outlineColor: theme.color.onChrome, outlineOffset: -4 },
  },
});

export const clear = style([action, { justifyContent: 'center', minWidth: 44, paddingInline: 0 }]);
