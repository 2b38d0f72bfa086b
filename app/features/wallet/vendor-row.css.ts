import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto 18px',
  alignItems: 'center',
  columnGap: space(4),
  width: '100%',
  minHeight: 68,
  padding: space(3, 5),
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 140ms ease',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:hover': { backgroundColor: theme.color.raised },
    '&[data-chosen]': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radius.tile,
  backgroundColor: theme.color.sunken,
  color: theme.color.muted,
});
export const picture = style({ width: 28, height: 28, objectFit: 'contain' });

export const words = style({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
const stateBase = style({ fontSize: theme.type.note });
export const state = styleVariants({
  open: [stateBase, { color: theme.color.muted, selectors: { [`${row}[data-chosen] &`]: { color: 'inherit' } } }],
  maintenance: [stateBase, { color: theme.color.accentText, fontWeight: 600 }],
});
export const balance = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-empty]': { color: theme.color.muted, fontWeight: 400 } },
});
export const end = style({ display: 'flex', color: theme.color.muted });
