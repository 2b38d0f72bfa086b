import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { SEPARATOR } from '#app/kit/theme/separator.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { GRID, LIST, NARROW_GRID } from './cards.ts';
import { numeric } from './heading.css.ts';
import { inset, numberSide, rowHeight } from './table-vars.css.ts';

const INSET = fallbackVar(inset, '10px');
const LINE = `1px solid ${theme.color.line}`;

/** Opposite the row's name. */
export const beside = style({
  '@container': { [LIST]: { alignItems: 'start', marginInlineStart: 'auto' }, [GRID]: { justifyItems: 'end' } },
});

/** Places a value on a line of small type below the row's name. */
export const below = style({});

const sortBar = {
  // The line is there too after an element that takes the place of rows that are not drawn.
  'tbody > tr + &': { borderBlockStart: LINE },
  // The column names are in the cards, so sorting alone remains.
  'thead > &': {
    display: 'flex',
    overflowX: 'auto',
    padding: space(2, 3),
    borderBlockEnd: LINE,
    scrollbarWidth: 'none',
  },
  'thead > &:not(:has([data-sortable]))': { display: 'none' },
} as const;

export const row = style({
  '@container': {
    [LIST]: {
      display: 'grid',
      gap: space(1),
      padding: space(4, 5),
      selectors: {
        ...sortBar,
        // Large text moves a value beside the name below it, if there is no room for both.
        [`&:has(> ${beside})`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) },
        [`&:has(> ${below})`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0, 3) },
        // Ends the line of the name.
        [`&:has(> ${below})::before`]: { content: '""', order: 1, flexBasis: '100%' },
      },
    },
    [GRID]: {
      display: 'grid',
      // A line takes as many amounts as fit, at most six.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.5rem, 14%), 1fr))',
      gap: space(4),
      padding: space(4, 5),
      selectors: sortBar,
    },
    // Two amounts in line on a phone, one when the text is twice as large.
    [NARROW_GRID]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))' },
  },
});

const cellOfCard = {
  height: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    'tr + tr > &': { borderBlockStart: 0 },
    'tr:hover > &': { backgroundColor: 'transparent' },
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
} as const;

export const cell = style({
  height: fallbackVar(rowHeight, theme.density.row),
  padding: `${space(2)} ${INSET}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    'tr + tr > &': { borderBlockStart: LINE },
    'tr:hover > &': { backgroundColor: `color-mix(in srgb, ${theme.color.accent} 6%, transparent)` },
    'tr:last-child > &:first-child': { borderEndStartRadius: theme.radius.card },
    'tr:last-child > &:last-child': { borderEndEndRadius: theme.radius.card },
    '&:first-child': { paddingInlineStart: space(5) },
    '&:last-child': { paddingInlineEnd: space(5) },
    [`&${numeric}`]: { textAlign: fallbackVar(numberSide, 'end') },
  },
  '@container': {
    [LIST]: {
      ...cellOfCard,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: space(0, 5),
      padding: space(1, 0),
      selectors: { ...cellOfCard.selectors, [`${beside} ~ &:not(${below})`]: { flex: '1 1 100%' } },
    },
    [GRID]: {
      ...cellOfCard,
      display: 'grid',
      alignContent: 'start',
      padding: 0,
      selectors: { ...cellOfCard.selectors, [`&${numeric}`]: { textAlign: 'start' } },
    },
  },
});

export const lead = style({
  fontWeight: 600,
  '@container': {
    [LIST]: {
      flexWrap: 'nowrap',
      paddingBlockEnd: space(3),
      fontSize: theme.type.body,
      selectors: {
        [`tr:has(> ${beside}) > &`]: { flex: '1 1 8rem', minWidth: 0 },
        [`tr:has(> ${below}) > &`]: {
          flex: '1 1 8rem',
          justifyContent: 'start',
          gap: space(3),
          minWidth: 0,
          paddingBlockEnd: space(1),
        },
      },
    },
    // The name has all of the first line except the column of the value beside it.
    [GRID]: { gridColumn: '1 / -2', fontSize: theme.type.body },
  },
});

const belowBase = style([
  below,
  {
    '@container': {
      [LIST]: { flexWrap: 'nowrap', order: 2, gap: space(3), color: theme.color.muted, fontSize: theme.type.note },
    },
  },
]);
export const belowAt = styleVariants({
  start: [belowBase, { '@container': { [LIST]: { selectors: { '& + &::before': { content: SEPARATOR } } } } }],
  // It comes after the values at the start of the line, even if the column is before theirs.
  end: [belowBase, { '@container': { [LIST]: { order: 3, marginInlineStart: 'auto' } } }],
});

export const short = style({
  '@container': {
    [NARROW_GRID]: { gridAutoFlow: 'column', justifyContent: 'start', alignItems: 'baseline', gap: space(3) },
  },
});

export const cellName = style({
  display: 'none',
  flex: 'none',
  color: theme.color.muted,
  '@container': {
    [LIST]: { display: 'inline' },
    [GRID]: { display: 'block', fontSize: theme.type.note, fontWeight: 400 },
  },
});

/** Hides the name of a value that its place on a card explains; screen readers still get it. */
export const unseenName = style([
  cellName,
  {
    '@container': {
      [LIST]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
]);

export const bone = style({
  width: '70%',
  height: 12,
  selectors: { [`${numeric} &`]: { marginInlineStart: 'auto' } },
  '@container': {
    [LIST]: {
      selectors: {
        [`${numeric} &`]: { marginInlineStart: 0 },
        // This cell is as wide as its content.
        [`${beside} > &, ${below} > &`]: { width: '4.5rem' },
      },
    },
    [GRID]: { selectors: { [`${numeric} &`]: { marginInlineStart: 0 } } },
  },
});
