import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const section = style({
  padding: '10px 20px 8px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.sunken,
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: 0,
});
export const refused = style({ color: theme.color.danger, fontSize: '0.8125rem', fontWeight: 600 });
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const more = style({ padding: '4px 12px', borderBlockStart: `1px solid ${theme.color.line}` });
