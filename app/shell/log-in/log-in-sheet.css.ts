import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const body = style({ display: 'grid', gap: 12 });
export const extras = style({ display: 'grid', gap: 8 });

/** Text between two rules. */
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.color.muted,
  fontSize: '0.875rem',
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.color.line },
  },
});

export const field = style({ height: 78 });
export const action = style({ height: 52 });

/** A form row with content at both ends. */
export const spreadRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
});

/** A text button, tall enough for a finger. */
export const link = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  font: 'inherit',
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});
