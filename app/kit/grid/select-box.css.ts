import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const FULL = { backgroundColor: theme.color.accent, borderColor: theme.color.accent };

export const box = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: '1.0625rem',
  height: '1.0625rem',
  margin: 0,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: `min(4px, ${theme.radius.control})`,
  backgroundColor: theme.color.surface,
  color: theme.color.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&:checked': FULL,
    '&:indeterminate': FULL,
    // The target is as large as a finger needs; a low row cuts it to its own height.
    '&::before': { content: '""', position: 'absolute', inset: '-0.8125rem' },
    '&::after': {
      content: '""',
      width: '0.5625rem',
      height: '0.3125rem',
      marginBlockStart: '-0.125rem',
      transform: 'rotate(-45deg)',
      borderLeft: '2px solid',
      borderBlockEnd: '2px solid',
      opacity: 0,
    },
    '&:checked::after': { opacity: 1 },
    '&:indeterminate::after': { height: 0, margin: 0, transform: 'none', borderLeft: 0, opacity: 1 },
  },
});
