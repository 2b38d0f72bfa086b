import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of the bar at the foot of a phone. */
export const BAR = '60px';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 30,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
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
  gap: 2,
  padding: '6px 2px',
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': { color: theme.color.accentText },
  },
});
/** No larger with large text: the bar does not grow, and the icons say the same. */
export const barText = style({
  overflow: 'hidden',
  maxWidth: '100%',
  fontSize: 'min(0.6875rem, 14px)',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const barCount = style({ position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)' });

/** The menu's own colours are those of the dark rail. */
export const moreMenu = style({ display: 'grid', gap: 4 });
globalStyle(`${moreMenu} :is(a, button)`, { color: theme.color.text, fontSize: '0.9375rem' });
globalStyle(`${moreMenu} p`, { color: theme.color.muted });
globalStyle(`${moreMenu} [aria-current="page"]`, {
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
