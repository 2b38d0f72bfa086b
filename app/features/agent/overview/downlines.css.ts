import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { HEADER, PAGE } from '../office/office.css.ts';

/** Below this width eight columns don't fit: each row becomes a card. */
const cramped = `${PAGE} (max-width: 53.74rem)`;
/** Four numbers a line on a tablet, two on a phone. */
const slim = `${PAGE} (max-width: 34.99rem)`;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  '@container': {
    [cramped]: { display: 'block', fontSize: '0.875rem' },
  },
});

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  height: 34,
  padding: 0,
  borderBlock: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: 8 },
    '&:last-child': { paddingInlineEnd: 8 },
  },
  '@media': { [WIDE]: { insetBlockStart: HEADER } },
  '@container': { [cramped]: { display: 'none' } },
});

export const headingButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  paddingInline: 8,
  border: 0,
  borderRadius: 6,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: theme.color.text, fontWeight: 600 },
  },
});

/** Reserves its place, so that no column moves when the sort changes. */
export const headingIcon = style({
  opacity: 0,
  selectors: {
    '&[data-sorted]': { opacity: 1, color: theme.color.accentText },
    [`${headingButton}:hover &:not([data-sorted])`]: { opacity: 0.5 },
    [`th:nth-child(n + 3) &`]: { order: -1 },
    [`[dir="rtl"] th:nth-child(n + 3) &`]: { order: 0 },
  },
});

export const body = style({ '@container': { [cramped]: { display: 'block' } } });

export const row = style({
  '@container': {
    [cramped]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: '10px 12px',
      padding: '14px 16px',
      borderBlockStart: `1px solid ${theme.color.line}`,
      selectors: { 'thead &': { display: 'none' } },
    },
    // One number per line when the text is twice as large.
    [slim]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))' },
  },
});

export const cell = style({
  height: 34,
  padding: '0 8px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    [`${body} tr:first-child > &`]: { borderBlockStart: 0 },
    [`${body} tr:last-child > &:first-child`]: { borderEndStartRadius: theme.radius.card },
    [`${body} tr:last-child > &:last-child`]: { borderEndEndRadius: theme.radius.card },
    [`${body} tr:hover > &`]: { backgroundColor: `color-mix(in srgb, ${theme.color.accent} 6%, transparent)` },
    '&:first-child': { paddingInlineStart: 16 },
    '&:last-child': { paddingInlineEnd: 16 },
  },
  '@container': {
    [cramped]: {
      display: 'grid',
      alignContent: 'start',
      height: 'auto',
      padding: 0,
      borderBlockStart: 0,
      selectors: {
        [`${body} tr:hover > &`]: { backgroundColor: 'transparent' },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const account = style({
  fontWeight: 600,
  '@container': {
    [cramped]: { gridColumn: '1 / -2', overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '0.9375rem' },
  },
});
export const typeCell = style({ '@container': { [cramped]: { justifyItems: 'end' } } });

/** Digits run left to right in every script, so aligning right keeps units below units. */
export const numeric = style({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cramped]: { textAlign: 'start' } },
});
/** A small number: its label is beside it, not above. */
export const small = style({
  '@container': { [slim]: { gridAutoFlow: 'column', justifyContent: 'start', alignItems: 'baseline', gap: 6 } },
});
export const cellLabel = style({
  display: 'none',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 400,
  '@container': { [cramped]: { display: 'block' } },
});
export const zero = style({ color: theme.color.muted });

export const sortMenu = style({
  display: 'none',
  order: 1,
  flexBasis: '100%',
  marginInlineStart: -8,
  marginBlockEnd: -8,
  '@container': { [cramped]: { display: 'block' } },
});
globalStyle(`${sortMenu} button`, { textAlign: 'start', whiteSpace: 'normal' });
export const emptyPlace = style({ padding: '0 16px' });
