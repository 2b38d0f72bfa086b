import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { COMPACT, LIVELY, TABLET } from '../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Above the bar at the foot of a phone. */
const ABOVE_BAR = 'calc(88px + env(safe-area-inset-bottom))';

/** Last on the page although it is the first in the document, so it covers nothing once the page is scrolled to its end. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: 25,
  order: 1,
  margin: 16,
  pointerEvents: 'none',
  '@media': { [COMPACT]: { insetBlockEnd: ABOVE_BAR, marginBlockEnd: ABOVE_BAR } },
});

globalStyle(`body:has(> ${place})`, { display: 'flex', flexDirection: 'column' });
// What takes the focus is scrolled to where it can be seen.
globalStyle(`html:has(${place})`, { scrollPaddingBlockEnd: 'min(320px, 50vh)' });

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 12,
  width: 'min(100%, 760px)',
  maxHeight: '50dvh',
  marginInline: 'auto',
  padding: 16,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  pointerEvents: 'auto',
  '@media': {
    [TABLET]: { padding: '16px 20px 20px' },
    [LIVELY]: { animation: `${rise} 200ms ease-out` },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
globalStyle(`${head} button`, { marginBlock: -10, marginInlineEnd: -10 });
export const title = style({
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** Scrolls in a low window, so that the answers stay in sight. */
export const body = style({ display: 'grid', gap: 8, overflow: 'auto', fontSize: '0.9375rem', lineHeight: 1.45 });

/** Answers of the same size, side by side where their labels fit. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  '@media': { [TABLET]: { maxWidth: 420 } },
});
