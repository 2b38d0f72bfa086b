import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** A link inside a sentence. */
export const inSentence = style({
  color: theme.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** The same by itself: its line is as tall as a finger needs. */
export const byItself = style([inSentence, { display: 'inline-flex', alignItems: 'center', minHeight: 44 }]);

/** A link in the colour of the text around it. */
export const quiet = style({
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
