import { type StyleRule, style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { LIVELY, NARROW } from '../theme/media.ts';
import { arched } from './arched.ts';
import { GAP, NAMES_HEIGHT, VENDOR_HEIGHT } from './tile-measures.ts';

const SQUARE = '[data-shape="square"]';
const ARCH = '[data-mask="arch"]';
const POINTED = '(hover: hover) and (pointer: fine)';

export const tile = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: theme.radius.tile,
});

/** The link of a tile is its name and covers the whole tile; actions are on top. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.tile },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 4 },
  },
});

/** Hover and focus of the tile's link. */
const CHOSEN = `${tile}:hover &, ${tile}:has(${link}:focus-visible) &`;

export const art = style({
  position: 'relative',
  display: 'block',
  aspectRatio: theme.tile.ratio,
  marginBlockEnd: GAP,
  borderRadius: theme.radius.tile,
  overflow: 'hidden',
  backgroundColor: theme.color.raised,
  boxShadow: theme.shadow.card,
  // A growing picture needs its own layer, or it shows square corners in some browsers.
  isolation: 'isolate',
  selectors: { [`${tile}${ARCH} &`]: arched('37.5%'), [`${tile}${ARCH}${SQUARE} &`]: arched('50%') },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'transform 240ms ease-out',
  '@media': {
    [`${LIVELY} and ${POINTED}`]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.05)' } } },
  },
});

/** A light line around dark art on a dark background, and around light art on a light one. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.color.text} 10%, transparent)`,
  selectors: {
    [`${tile}${ARCH} &`]: {
      boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${theme.color.accent} 55%, transparent)`,
    },
  },
});

export const pictureName = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  width: '100%',
  height: '100%',
  padding: space(4),
  color: theme.color.muted,
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: space(1, 3),
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.hot,
  color: theme.color.onHot,
  fontSize: theme.type.fine,
  fontWeight: 700,
  lineHeight: '16px',
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  // The upper corners are clipped.
  selectors: { [`${tile}${ARCH} &`]: { insetBlock: 'auto 10px', insetInlineStart: 10 } },
  '@media': {
    [NARROW]: {
      selectors: {
        [`${tile}:is(${SQUARE}, [data-shape="wide"]) &`]: {
          insetBlockStart: 6,
          insetInlineStart: 6,
          paddingInline: space(2),
        },
      },
    },
  },
});

export const start = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  justifyContent: 'center',
  padding: space(8, 3, 4),
  backgroundImage: `linear-gradient(to top, ${theme.color.scrim}, transparent)`,
  opacity: 0,
  transition: 'opacity 160ms ease-out',
  '@media': { [POINTED]: { display: 'flex' } },
  selectors: { [CHOSEN]: { opacity: 1 }, [`${tile}${ARCH} &`]: { paddingBlockEnd: space(8) } },
});

export const startLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 34,
  paddingInline: space(5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accent,
  color: theme.color.onAccent,
  fontFamily: theme.font.action,
  fontWeight: 600,
  fontSize: theme.type.note,
  whiteSpace: 'nowrap',
  transform: 'translateY(8px)',
  transition: 'transform 160ms ease-out',
  selectors: { [CHOSEN]: { transform: 'none' } },
});

/** The same room for every tile, so that the names of a row start on one line and rows of a list are equally high. */
export const lines = style({
  display: 'flow-root',
  height: `calc(${NAMES_HEIGHT} + ${VENDOR_HEIGHT})`,
  '@media': { [NARROW]: { selectors: { [`${tile}${SQUARE} &`]: { height: NAMES_HEIGHT } } } },
});

/** A text is truncated at its own end, and aligned with the page's start in any script. */
const truncated = {
  overflow: 'hidden',
  // Chromium supports only the prefixed name.
  textAlign: ['match-parent', '-webkit-match-parent'],
} satisfies StyleRule;

/** Extends into the gap above: 24 px of target where an action is right beside it, as below an arch. */
export const name = style({
  ...truncated,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  marginBlockStart: pull(2),
  paddingBlockStart: space(2),
  fontSize: theme.type.small,
  fontWeight: 600,
  lineHeight: `calc(${NAMES_HEIGHT} / 2)`,
  overflowWrap: 'anywhere',
  '@media': { [NARROW]: { selectors: { [`${tile}${SQUARE} &`]: { fontSize: theme.type.note } } } },
});

/** The second line. It is hidden where three small squares leave no room for it. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  height: VENDOR_HEIGHT,
  '@media': { [NARROW]: { selectors: { [`${tile}${SQUARE} &`]: { display: 'none' } } } },
});

export const vendor = style({
  ...truncated,
  display: 'block',
  flex: 1,
  minWidth: 0,
  color: theme.color.muted,
  fontSize: theme.type.fine,
  lineHeight: VENDOR_HEIGHT,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Position of the actions over the picture. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  // An arch has its corners below, above the lines of text.
  selectors: { [`${tile}${ARCH} &`]: { insetBlock: `auto calc(${GAP} + ${NAMES_HEIGHT} + ${VENDOR_HEIGHT})` } },
});
