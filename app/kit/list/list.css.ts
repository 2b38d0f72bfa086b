import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  overflow: 'hidden',
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  minHeight: `max(44px, ${theme.density.row})`,
  padding: space(3, 5),
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textAlign: 'start',
});

/** A clickable row. */
export const actionRow = style([
  row,
  {
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: theme.color.raised }, '&:focus-visible': { outlineOffset: -2 } },
  },
]);

export const lead = style({ display: 'flex', flex: 'none', color: theme.color.accentText });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const text = style({ fontWeight: 500 });
export const note = style({ color: theme.color.muted, fontSize: theme.type.note });
export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 'none',
  maxWidth: '50%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const boneLead = style({ flex: 'none', width: 24, height: 24, borderRadius: '50%' });
export const boneText = style({ width: '60%', height: 14 });
export const boneTrail = style({ flex: 'none', width: 64, height: 14, marginInlineStart: 'auto' });
