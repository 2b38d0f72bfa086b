import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** More than WCAG asks for (2.5.8), and little enough to leave the name above it to the tile's own link. */
const HEIGHT = 32;

/** Taller than the line that its words stand in. */
export const trial = style({
  position: 'relative',
  flex: 'none',
  maxWidth: '60%',
  height: HEIGHT,
  // Beside its words it covers the end of the name above, and what is below the tile.
  marginBlock: -HEIGHT / 2,
  padding: 0,
  paddingInlineStart: 4,
  border: 0,
  borderRadius: theme.radius.badge,
  overflow: 'hidden',
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: '0.75rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outlineOffset: -8 },
  },
});
