import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const body = style({ display: 'grid', gap: 12 });
export const more = style({ display: 'grid', gap: 8 });

/** A word between two lines. */
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

/** A line of a form with something at each end. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
});

/** Words that do something, tall enough for a finger. */
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
