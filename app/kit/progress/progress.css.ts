import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

const filled = { borderRadius: 3, backgroundColor: theme.color.accent } as const;

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.color.raised,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: theme.color.raised },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});
