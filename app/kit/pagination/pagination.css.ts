import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { narrow } from '../theme/media.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { justifyContent: 'space-between' } },
});

/** A phone has room for the place alone. */
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [narrow]: { display: 'none' } },
});

export const place = style({
  display: 'none',
  color: theme.color.muted,
  fontSize: '0.9375rem',
  '@media': { [narrow]: { display: 'block' } },
});

export const page = style({
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised, color: theme.color.text },
    '&[aria-current]': {
      borderColor: 'currentColor',
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
      cursor: 'default',
    },
  },
});

export const gap = style({ minWidth: 28, color: theme.color.muted, textAlign: 'center' });

export const step = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[aria-disabled="true"]': { color: theme.color.lineStrong, cursor: 'default' },
  },
});
