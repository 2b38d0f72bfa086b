import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of the bar at the foot of a phone. */
export const BAR = '60px';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as their words: of five equal columns, one is too narrow at 320 px.
  gridAutoColumns: 'minmax(0, auto)',
  minHeight: BAR,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  '@media': { [WIDE]: { display: 'none' } },
});
export const barEntry = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(1),
  padding: space(3, 1),
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': { color: theme.color.accentText },
  },
});
/** Fixed size even with large text: the bar cannot grow, and each icon has the same meaning. */
export const barText = style({
  overflow: 'hidden',
  maxWidth: '100%',
  // The narrowest windows have room for five words of Tamil in small letters alone.
  fontSize: `min(${theme.type.fine}, 14px, 3.1vw)`,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const barCount = style({ position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)' });

/** What the header of a phone has no room for. */
export const moreTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: theme.color.muted,
  fontSize: theme.type.note,
});
globalStyle(`${moreTools} > :first-child`, { flex: '1 1 auto' });

/** Replaces the menu's colours, which are made for the dark rail. */
export const moreMenu = style({ display: 'grid', gap: space(2) });
globalStyle(`${moreMenu} :is(a, button)`, { color: theme.color.text, fontSize: theme.type.body });
globalStyle(`${moreMenu} p`, { color: theme.color.muted });
globalStyle(`${moreMenu} [aria-current="page"]`, {
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
