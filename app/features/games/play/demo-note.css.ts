import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const demoNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 16px',
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  fontSize: '0.875rem',
});
export const demoMark = style({
  padding: '2px 10px',
  borderRadius: theme.radius.badge,
  border: `1px solid ${theme.color.accentText}`,
  color: theme.color.accentText,
});
export const demoText = style({ flex: '1 1 14rem', minWidth: 0 });
