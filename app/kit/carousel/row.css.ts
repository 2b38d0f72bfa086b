import { style, styleVariants } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { breathing } from '../skeleton/skeleton.css.ts';
import { frame } from '../theme/frame.ts';
import { LIVELY, TABLET, WIDE } from '../theme/media.ts';
import { BOARD_HEIGHT, CARD_HEIGHT, SCENE_CARD_HEIGHT } from './card-height.ts';

const GAP = theme.density.gap;
const SQUARE_TILES = '&[data-shape="square"]';
const WIDE_TILES = '&[data-shape="wide"]';
/** Inside a card. */
const PAD = 14;

/** Width of a column when `count` of them are visible. */
const columns = (count: number) => `calc((100% - ${count - 1} * ${GAP}) / ${count})`;

const CARD = '[data-rows="card"]';

/** The strip counts tiles by the row's own width, since a bar beside the page may take some of the window's. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  selectors: {
    [`&${CARD}`]: {
      gap: 0,
      ...frame,
    },
  },
  containerType: 'inline-size',
});

/** Its links are tall enough for touch; the layout's lines are closer together. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 4),
  minHeight: 44,
  marginBlock: pull(3, 2),
  selectors: {
    [`${row}${CARD} &`]: {
      marginBlock: 0,
      paddingInline: PAD,
      borderBlockEnd: `1px solid ${theme.color.line}`,
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 1,
  // The element beside it wraps before the text runs out of room.
  minWidth: 'min-content',
  fontSize: theme.type.head,
});

export const titleSkeleton = style({ width: 'min(11em, 60%)', height: '1em' });

export const icon = style({ display: 'flex', color: theme.color.accentText });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  color: theme.color.muted,
  fontWeight: 600,
  fontSize: theme.type.small,
  whiteSpace: 'nowrap',
  transition: 'color 140ms ease',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const arrows = style({ display: 'none', gap: space(3), '@media': { [WIDE]: { display: 'flex' } } });

export const arrow = style({
  display: 'grid',
  placeContent: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  cursor: 'pointer',
  transition: 'opacity 140ms ease, background-color 140ms ease',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
});

/** Extends to the edge of the page on a phone, so that a clipped tile shows that there is more. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 2 * ${GAP}) / ${theme.tile.phoneColumns} - 0.1px)`,
  gap: GAP,
  // Room for a tile's focus ring, which the scrolling strip would clip, and below for a tile's actions, which
  // are taller than their line and would make the strip scroll vertically too.
  margin: pull(3, 5, 4),
  padding: space(3, 5, 4),
  scrollPaddingInline: 16,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  selectors: {
    [SQUARE_TILES]: { gridTemplateRows: 'auto auto' },
    [`${row}${CARD} &`]: { margin: 0, padding: PAD, scrollPaddingInline: PAD },
    '&[aria-busy="true"]': { overflowX: 'hidden' },
  },
  '@media': {
    [LIVELY]: { selectors: { '&[aria-busy="true"]': breathing } },
    [TABLET]: {
      gridAutoColumns: columns(4.4),
      selectors: {
        [SQUARE_TILES]: { gridTemplateRows: 'auto', gridAutoColumns: columns(5.4) },
        [WIDE_TILES]: { gridAutoColumns: columns(3.3) },
      },
    },
    [WIDE]: {
      gridAutoColumns: columns(5),
      margin: pull(3, 3, 4),
      padding: space(3, 3, 4),
      scrollPaddingInline: 6,
      selectors: {
        [SQUARE_TILES]: { gridTemplateRows: 'auto', gridAutoColumns: columns(6) },
        [WIDE_TILES]: { gridAutoColumns: columns(3) },
      },
    },
  },
  '@container': {
    '(min-width: 720px)': { selectors: { [WIDE_TILES]: { gridAutoColumns: columns(4) } } },
    '(min-width: 860px)': {
      gridAutoColumns: columns(6),
      selectors: { [SQUARE_TILES]: { gridAutoColumns: columns(7) } },
    },
    '(min-width: 1000px)': {
      gridAutoColumns: columns(7),
      selectors: { [SQUARE_TILES]: { gridAutoColumns: columns(8) } },
    },
    '(min-width: 1240px)': {
      gridAutoColumns: columns(8),
      selectors: { [SQUARE_TILES]: { gridAutoColumns: columns(10) }, [WIDE_TILES]: { gridAutoColumns: columns(6) } },
    },
  },
});

export const item = style({ minWidth: 0, scrollSnapAlign: 'start' });

/** Places of a heading and what a row holds, while they load. */
export const rooms = styleVariants({
  cards: roomOf(CARD_HEIGHT),
  scenes: { ...roomOf(CARD_HEIGHT), '@media': { [TABLET]: roomOf(SCENE_CARD_HEIGHT) } },
  board: roomOf(BOARD_HEIGHT),
});

function roomOf(height: string) {
  return {
    height: `calc(${height} + 42px)`,
    selectors: { [`${row}${CARD} &`]: { height: `calc(${height} + 73px)` } },
  };
}
