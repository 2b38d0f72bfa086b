import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
export const label = style({ fontWeight: 600, fontSize: '0.875rem' });
export const frame = style({ position: 'relative', display: 'flex' });

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  padding: '10px 14px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  fontSize: '1rem',
  transition: 'border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&:focus': { borderColor: theme.color.focus, outline: `1px solid ${theme.color.focus}`, outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger, outlineColor: theme.color.danger },
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
  },
});

export const withEnd = style({ paddingInlineEnd: 52 });
export const end = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  display: 'flex',
  alignItems: 'center',
});
export const help = style({ color: theme.color.muted, fontSize: '0.875rem' });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: theme.color.danger,
  fontSize: '0.875rem',
});

export const check = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: 44,
  paddingBlock: 10,
  fontSize: '0.9375rem',
  cursor: 'pointer',
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  margin: 0,
  border: `1.5px solid ${theme.color.muted}`,
  borderRadius: 6,
  backgroundColor: theme.color.sunken,
  color: theme.color.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:checked': { backgroundColor: theme.color.accent, borderColor: theme.color.accent },
    '&::after': {
      content: '""',
      width: 12,
      height: 7,
      marginBlockStart: -3,
      transform: 'rotate(-45deg)',
      borderInlineStart: '2.5px solid',
      borderBlockEnd: '2.5px solid',
      opacity: 0,
    },
    '&:checked::after': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger },
  },
});
