import { style } from '@vanilla-extract/css';
import { quietLink } from '#app/kit/theme/link.css.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const lead = style({ display: 'flex', alignItems: 'center', gap: space(4) });
export const note = style({
  color: theme.color.muted,
  fontSize: theme.type.note,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
});
export const link = style([
  quietLink,
  {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    marginBlock: pull(3, 2),
    fontSize: theme.type.note,
    fontWeight: 600,
  },
]);
