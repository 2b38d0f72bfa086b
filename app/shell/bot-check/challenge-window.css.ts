import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const challenge = style({
  maxInlineSize: 'calc(100vw - 32px)',
  padding: 20,
  border: 0,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  selectors: { '&::backdrop': { backgroundColor: theme.color.scrim } },
});

export const title = style({ margin: 0, marginBlockEnd: 16, fontSize: '1rem' });
