import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** A link inside a sentence. */
export const inlineLink = style({
  color: theme.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** A link outside a sentence: its line is tall enough for touch. */
export const standaloneLink = style([inlineLink, { display: 'inline-flex', alignItems: 'center', minHeight: 44 }]);

/** A link in the colour of the surrounding text. */
export const quietLink = style({
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
