import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const mark = style({
  padding: '4px 6px',
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.badge,
  color: theme.color.onChromeMuted,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
