import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { tablet } from '../../../kit/theme/media.ts';

/** A screen tall at least: the footer does not come and go with the number of games that are found. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  minHeight: '100dvh',
});

export const head = style({
  display: 'grid',
  gap: 12,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 300px)', alignItems: 'center' } },
});

export const title = style({ display: 'flex', alignItems: 'center', gap: 12, fontSize: '1.625rem' });
export const sign = style({ display: 'flex', color: theme.color.accentText });

export const search = style({ position: 'relative', display: 'flex' });

export const searchSign = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 14,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  paddingInlineStart: 44,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  // Below 16 px a phone zooms into the page when the field is touched.
  fontSize: '1rem',
  appearance: 'none',
  transition: 'border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
  },
});

/** Many vendors: two lines that scroll sideways on a phone, columns of one width elsewhere. */
export const shelf = style({
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: 8,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [tablet]: {
      gridTemplateRows: 'none',
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 16,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  fontWeight: 500,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    [`${shelf} &`]: { justifyContent: 'space-between', width: '100%' },
    '&[aria-current="true"], &[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
      fontWeight: 600,
    },
  },
});

/** Choices in one line, which scrolls sideways on a phone. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});

/** A line of its own that runs to the edges of a phone, as the vendors' does. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [tablet]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' } },
});

/** What is one of several ends at a line; what follows is chosen beside it. */
export const divider = style({ paddingInlineEnd: 8, borderInlineEnd: `1px solid ${theme.color.line}` });

export const toggle = style({ color: 'inherit', cursor: 'pointer' });

export const resultLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
});

export const sortBox = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 44,
  paddingInlineStart: 12,
  borderRadius: theme.radius.control,
  color: theme.color.muted,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-within': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -2 },
  },
});

export const sortSelect = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  cursor: 'pointer',
  outline: 'none',
});

/** What opens is the browser's own, which takes its colours from here. */
export const sortOption = style({ backgroundColor: theme.color.surface, color: theme.color.text });

export const number = style({ color: theme.color.muted, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' });
export const chipSkeleton = style({ flex: 'none', width: 108, height: 44, borderRadius: theme.radius.control });
export const result = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });
