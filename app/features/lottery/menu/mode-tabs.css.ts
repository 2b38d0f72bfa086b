import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';

export const modes = style({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const mode = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 2px',
  borderBlockEnd: '3px solid transparent',
  color: theme.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current="page"]': { color: theme.color.accentText, borderBlockEndColor: theme.color.accentText },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
