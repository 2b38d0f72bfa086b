import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const challenge = style({
  maxInlineSize: 'calc(100vw - 32px)',
  padding: space(6),
  border: 0,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  selectors: { '&::backdrop': { backgroundColor: theme.color.scrim } },
});

export const title = style({ margin: 0, marginBlockEnd: space(5), fontSize: theme.type.lead });
