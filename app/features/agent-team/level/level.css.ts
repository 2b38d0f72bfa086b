import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = 'calc(8rem + 156px)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
export const headText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px' });
export const title = style({ fontSize: '1.375rem' });
export const hint = style({ color: theme.color.muted, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

export const search = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 13rem',
  maxWidth: '16rem',
  '@media': { [NARROW]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 12,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
export const searchInput = style({
  width: '100%',
  minHeight: 44,
  paddingInline: '38px 44px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: theme.color.muted, opacity: 1 } },
  '@media': { [WIDE]: { minHeight: 38, fontSize: '0.875rem' } },
});
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});

export const views = style({
  display: 'flex',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  '@media': { [NARROW]: { width: '100%' } },
});
export const view = style({
  flex: '1 0 auto',
  minHeight: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: `calc(${theme.radius.control} - 2px)`,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-pressed="true"]': { backgroundColor: theme.color.surface, color: theme.color.text },
  },
  '@media': { [WIDE]: { minHeight: 32 } },
});
export const viewNumber = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: '1.5rem',
  fontSize: '0.875rem',
});
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [WIDE]: { minHeight: 24 } },
});
export const here = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const about = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });

export const gridPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });
export const frozenName = style({ color: theme.color.muted });
