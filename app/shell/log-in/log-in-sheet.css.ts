import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const body = style({ display: 'grid', gap: 16 });
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
