import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** A screen tall, so that the footer stays out of sight until the page loads. */
export const block = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  width: '100%',
  minHeight: '100dvh',
});
export const line = style({ height: 28, maxWidth: 280 });
export const body = style({ height: 320 });

const late = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** A thin line across the window, delayed so that fast screens do not flash it. */
export const loader = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.popup,
  height: 3,
  overflow: 'hidden',
  backgroundColor: theme.color.accentSoft,
  selectors: {
    '&::after': { content: '""', display: 'block', width: '30%', height: '100%', backgroundColor: theme.color.accent },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [LIVELY]: {
      animation: `${late} 160ms ease-in 160ms backwards`,
      selectors: { '&::after': { animation: `${run} 1.2s ease-in-out infinite` } },
    },
  },
});
