import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  fontSize: theme.type.body,
  fontWeight: 500,
  lineHeight: 1.4,
  // A word from the platform may be wider than the sheet.
  overflowWrap: 'anywhere',
});

export const alert = styleVariants({
  danger: [base, { backgroundColor: theme.color.dangerSoft, color: theme.color.danger }],
  info: [base, { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft }],
});
