import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { COMPACT, LIVELY, TABLET } from '../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Clears the bar at the foot of a phone. */
const ABOVE_BAR = 'calc(88px + env(safe-area-inset-bottom))';

/** Last on the page although it is the first in the document, so it covers nothing once the page is scrolled to its end. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: layer.foot,
  order: 1,
  margin: space(5),
  pointerEvents: 'none',
  '@media': { [COMPACT]: { insetBlockEnd: ABOVE_BAR, marginBlockEnd: ABOVE_BAR } },
});

globalStyle(`body:has(> ${place})`, { display: 'flex', flexDirection: 'column' });
// An element that takes the focus is scrolled to where it can be seen.
globalStyle(`html:has(${place})`, { scrollPaddingBlockEnd: 'min(320px, 50vh)' });

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space(4),
  width: 'min(100%, 760px)',
  maxHeight: '50dvh',
  marginInline: 'auto',
  padding: space(5),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  pointerEvents: 'auto',
  '@media': {
    [TABLET]: { padding: space(5, 6, 6) },
    [LIVELY]: { animation: `${rise} 200ms ease-out` },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(4) });
globalStyle(`${head} button`, { marginBlock: pull(3), marginInlineEnd: pull(3) });
export const title = style({
  fontSize: theme.type.lead,
  lineHeight: 1.3,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** Scrolls in a low window, so that the answers stay in sight. */
export const body = style({
  display: 'grid',
  gap: space(3),
  overflow: 'auto',
  fontSize: theme.type.body,
  lineHeight: 1.45,
});

/** Answers of the same size, side by side where their labels fit. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space(4),
  '@media': { [TABLET]: { maxWidth: 420 } },
});
