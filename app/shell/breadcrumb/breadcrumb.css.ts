import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.muted,
  fontSize: '0.8125rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const crumb = style({ display: 'flex', alignItems: 'center', flex: 'none' });
export const rule = style({ display: 'flex', marginInline: 2, opacity: 0.7 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: 44,
  paddingInline: 4,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-current]': { color: theme.color.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -4 },
    '*:first-child > &': { marginInlineStart: -4 },
  },
});
