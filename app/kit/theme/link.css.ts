import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** A link inside a sentence. */
export const inSentence = style({
  color: theme.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** A link outside a sentence: its line is tall enough for touch. */
export const byItself = style([inSentence, { display: 'inline-flex', alignItems: 'center', minHeight: 44 }]);

/** A link in the colour of the surrounding text. */
export const quiet = style({
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
