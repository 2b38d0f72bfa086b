import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const demoNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 4),
  padding: space(3, 5),
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.type.small,
});
export const demoMark = style({
  padding: space(1, 3),
  borderRadius: theme.radius.badge,
  border: `1px solid ${theme.color.accentText}`,
  color: theme.color.accentText,
});
export const demoText = style({ flex: '1 1 14rem', minWidth: 0 });
