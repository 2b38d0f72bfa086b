import { keyframes, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

const base = style({
  display: 'flex',
  flexDirection: 'column',
  border: 0,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  overflow: 'hidden',
  '@media': { [LIVELY]: { animation: `${rise} 200ms ease-out` } },
});

export const panel = style([
  base,
  {
    position: 'fixed',
    insetBlockEnd: 20,
    insetInlineEnd: 20,
    zIndex: layer.popup,
    width: 392,
    height: `min(640px, calc(100dvh - ${HEADER.wide}px - 36px))`,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.sheet,
    boxShadow: theme.shadow.float,
  },
]);

export const sheet = style([
  base,
  {
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    selectors: { '&:not([open])': { display: 'none' } },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 'none',
  minHeight: 60,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: space(5, 3),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: { '&:has(> button:first-child)': { paddingInlineStart: space(2) } },
});
export const icon = style({ display: 'flex', color: theme.color.accentText });
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: theme.type.lead,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const warning = style({ flex: 'none', padding: space(4, 5, 0) });
export const state = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'center',
  justifyItems: 'start',
  padding: space(6),
  overflowY: 'auto',
});
export const otherWay = style({ marginBlockStart: pull(6) });
export const desks = style({ flex: '1 1 auto', minHeight: 0, padding: space(5, 5, 6), overflowY: 'auto' });
export const question = style({ paddingBlockEnd: space(4), color: theme.color.muted });

export const stage = style({ position: 'relative', display: 'grid', flex: '1 1 auto', minHeight: 0 });
export const frame = style({ width: '100%', height: '100%', border: 0 });

/** Covers the frame until it has loaded. */
export const skeleton = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  padding: space(6),
  backgroundColor: theme.color.surface,
});
export const waitingLine = style({ width: '72%', height: 56, borderRadius: theme.radius.card });
export const ownBone = style({ width: '56%', height: 40, justifySelf: 'end', borderRadius: theme.radius.card });
