import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame } from '../frame/frame.css.ts';

const FLOATING = `${frame}[data-bottom-bar="floating"] &`;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  backgroundColor: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    [FLOATING]: {
      insetInline: 14,
      insetBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
      maxWidth: 560,
      marginInline: 'auto',
      paddingBlockEnd: 0,
      border: `1px solid ${theme.color.line}`,
      borderRadius: 34,
      boxShadow: theme.shadow.float,
    },
  },
  '@media': { [WIDE]: { display: 'none' } },
});

export const items = style({ display: 'flex', justifyContent: 'space-around', maxWidth: 560, marginInline: 'auto' });
export const listItem = style({
  flex: 1,
  minWidth: 0,
  // Of five equal places, one is too narrow for a long word, beside short ones with room to spare.
  '@media': { '(max-width: 389px)': { flex: '1 1 auto' } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(2),
  width: '100%',
  minHeight: 64,
  padding: space(3, 1),
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  // Large text grows only while five words of any language fit beside each other.
  fontSize: `min(${theme.type.fine}, 3.2vw)`,
  fontWeight: 500,
  lineHeight: 1.2,
  // Five places share a phone's width: a long name wraps instead of overlapping its neighbour.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"]': { color: theme.color.accentText, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -4, borderRadius: theme.radius.control },
  },
});

/** The icon's place: in a bar along the edge, that of the entry that stands out is a button that rises from it. */
export const place = style({
  display: 'flex',
  selectors: {
    '[data-call] > &': { color: theme.color.accentText },
    [`${frame}:not([data-bottom-bar="floating"]) [data-call] > &`]: {
      marginBlockStart: pull(6),
      padding: space(4),
      borderRadius: theme.radius.card,
      backgroundColor: theme.color.call,
      color: theme.color.onCall,
      boxShadow: theme.shadow.accent,
    },
  },
});
