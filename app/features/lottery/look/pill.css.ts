import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';

/** Choices beside each other, in as many lines as they take. */
export const pills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

/** One of them; it is filled while it is the chosen one. */
export const pill = style({
  minHeight: 44,
  padding: '6px 14px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.round,
  backgroundColor: 'transparent',
  color: theme.color.text,
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  transition: 'background-color 140ms ease, border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.accentText },
    '&[aria-pressed="true"]': {
      borderColor: 'transparent',
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
    },
  },
});
