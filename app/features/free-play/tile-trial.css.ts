import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Above WCAG's minimum (2.5.8), and small enough to leave the name above to the tile's link. */
const HEIGHT = 32;

/** Taller than its line of text. */
export const trial = style({
  position: 'relative',
  flex: 'none',
  maxWidth: '60%',
  height: HEIGHT,
  // Extends over the end of the name above and the space below the tile.
  marginBlock: -HEIGHT / 2,
  padding: 0,
  paddingInlineStart: space(2),
  border: 0,
  borderRadius: theme.radius.badge,
  overflow: 'hidden',
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: theme.type.fine,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outlineOffset: -8 },
  },
});

/** Plain text: the name beside it is the link. */
export const demo = style({ flex: 'none', color: theme.color.accentText, fontSize: theme.type.fine, fontWeight: 600 });
