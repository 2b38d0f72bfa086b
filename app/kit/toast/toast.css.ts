import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame } from '../theme/frame.ts';
import { LIVELY, NARROW } from '../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Set on the document's element by what has actions in that corner: how far above the foot messages stay. */
export const toastRoom = createVar();

/** Clears the bar at the foot of a phone. Toasts would be out of reach behind a dialog, so a dialog shows its own alerts. */
export const stack = style({
  position: 'fixed',
  insetBlockEnd: `calc(${fallbackVar(toastRoom, '24px')} + env(safe-area-inset-bottom))`,
  insetInlineEnd: 24,
  zIndex: layer.message,
  display: 'grid',
  gap: space(3),
  width: 'min(100% - 32px, 380px)',
  pointerEvents: 'none',
  '@media': {
    [NARROW]: { insetInline: 16, insetBlockEnd: 'calc(88px + env(safe-area-inset-bottom))', width: 'auto' },
  },
});

export const region = style({ display: 'grid', gap: space(3), selectors: { '&:empty': { position: 'absolute' } } });

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: space(3, 3, 3, 5),
  ...frame,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  pointerEvents: 'auto',
  selectors: { '[dir="rtl"] &': { padding: space(3, 5, 3, 3) } },
  '@media': { [LIVELY]: { animation: `${rise} 200ms ease-out` } },
});

export const toast = styleVariants({
  info: [base],
  success: [base, { borderColor: theme.color.win }],
  danger: [base, { borderColor: theme.color.danger }],
});

/** The icon shows the tone; the text keeps the theme's own background. */
export const icon = styleVariants({
  info: { color: theme.color.muted },
  success: { color: theme.color.win },
  danger: { color: theme.color.danger },
});

export const text = style({
  flex: 1,
  minWidth: 0,
  fontSize: theme.type.body,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const dismiss = style({ flex: 'none', color: theme.color.muted });
