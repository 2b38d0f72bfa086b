import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Distance of the sticky head from the window's top: the height of what is sticky above the table. */
export const headTop = createVar();

/** In a container narrower than this, each row is a card. */
const cramped = '(max-width: 599.98px)';
const LINE = `1px solid ${theme.color.line}`;

export const frame = style({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const caption = style({
  marginBlockEnd: 10,
  fontFamily: theme.font.head,
  fontSize: '1.0625rem',
  fontWeight: 600,
});

export const box = style({
  border: LINE,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@container': { [cramped]: { overflow: 'hidden' } },
});

export const placeholder = style({
  paddingInline: 20,
  border: LINE,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  '@container': { [cramped]: { display: 'block' } },
});

export const body = style({ '@container': { [cramped]: { display: 'block' } } });

export const row = style({
  '@container': {
    [cramped]: {
      display: 'grid',
      gap: 2,
      padding: '12px 16px',
      selectors: {
        'tbody > & + &': { borderBlockStart: LINE },
        // Only sorting remains; the column names are in the cards.
        'thead > &': {
          display: 'flex',
          overflowX: 'auto',
          padding: '4px 8px',
          borderBlockEnd: LINE,
          scrollbarWidth: 'none',
        },
        'thead > &:not(:has([data-sortable]))': { display: 'none' },
      },
    },
  },
});

export const heading = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(headTop, '0px'),
  zIndex: 1,
  height: theme.density.row,
  padding: 0,
  borderBlockEnd: LINE,
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: 6, borderStartStartRadius: theme.radius.card },
    '&:last-child': { paddingInlineEnd: 6, borderStartEndRadius: theme.radius.card },
  },
  '@container': {
    [cramped]: {
      position: 'static',
      height: 'auto',
      borderBlockEnd: 0,
      selectors: { '&:not([data-sortable])': { display: 'none' } },
    },
  },
});

export const headingText = style({ paddingInline: 10, whiteSpace: 'nowrap' });

export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const headingButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  paddingInline: 10,
  border: 0,
  borderRadius: theme.radius.badge,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    [`${numeric} > &`]: { flexDirection: 'row-reverse' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: theme.color.text, fontWeight: 600 },
  },
  '@container': { [cramped]: { minHeight: 44 } },
});

/** Keeps its place, so that no column moves when another one is sorted. */
export const headingIcon = style({
  opacity: 0,
  selectors: {
    '&[data-sorted]': { opacity: 1, color: theme.color.accentText },
    [`${headingButton}:hover &:not([data-sorted])`]: { opacity: 0.5 },
  },
});

export const cell = style({
  height: theme.density.row,
  padding: '4px 10px',
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    'tr + tr > &': { borderBlockStart: LINE },
    'tr:hover > &': { backgroundColor: `color-mix(in srgb, ${theme.color.accent} 6%, transparent)` },
    'tr:last-child > &:first-child': { borderEndStartRadius: theme.radius.card },
    'tr:last-child > &:last-child': { borderEndEndRadius: theme.radius.card },
    '&:first-child': { paddingInlineStart: 16 },
    '&:last-child': { paddingInlineEnd: 16 },
    [`&${numeric}`]: { textAlign: 'end' },
  },
  '@container': {
    [cramped]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      height: 'auto',
      padding: '2px 0',
      overflowWrap: 'anywhere',
      selectors: {
        'tr + tr > &': { borderBlockStart: 0 },
        'tr:hover > &': { backgroundColor: 'transparent' },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const lead = style({
  fontWeight: 600,
  '@container': { [cramped]: { paddingBlockEnd: 6, fontSize: '0.9375rem' } },
});

export const cellName = style({
  display: 'none',
  flex: 'none',
  color: theme.color.muted,
  '@container': { [cramped]: { display: 'inline' } },
});

export const bone = style({
  width: '70%',
  height: 12,
  selectors: { [`${numeric} &`]: { marginInlineStart: 'auto' } },
  '@container': { [cramped]: { selectors: { [`${numeric} &`]: { marginInlineStart: 0 } } } },
});
