import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '12px 14px',
  borderRadius: theme.radius.control,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  // A word from the platform may be wider than the sheet.
  overflowWrap: 'anywhere',
});

export const alert = styleVariants({
  danger: [base, { backgroundColor: theme.color.dangerSoft, color: theme.color.danger }],
  info: [base, { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft }],
});
