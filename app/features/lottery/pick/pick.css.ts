import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '#app/kit/theme/hidden.css.ts';
import { COMPACT, NARROW, SHORT, TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { aboveBar, FLOATING, GAME } from '../look/above-bar.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  '@media': { [TABLET]: { gap: 16 } },
});

/** The numbers and their actions: a column, since sticky content in a grid moves within its own row only. */
export const pickArea = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockEnd: -10,
  '@media': { [TABLET]: { gap: 16, marginBlockEnd: -16 } },
});

/** One line that scrolls past the edges of a phone's card, so that the numbers are in its first screen. */
export const kinds = style({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  margin: '-6px -10px 0',
  padding: '0 10px',
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [TABLET]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' } },
});
globalStyle(`${kinds} > *`, { flex: 'none', maxWidth: '100%' });

export const oddsInfo = style({ display: 'grid', gap: 4, '@media': { [TABLET]: { gap: 8 } } });
export const help = style({ maxWidth: '64ch', fontSize: '0.9375rem', lineHeight: 1.35 });

export const tiers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  color: theme.color.muted,
  fontSize: '0.875rem',
});
export const odds = style({ color: theme.color.text, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** As many columns as fit, equally wide and never narrower than a touch target. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(44px, 2.75rem), 1fr))',
  gap: 6,
  '@media': { [TABLET]: { gap: 8 } },
});

/** Ten to a pad, in rows of five on a phone. */
export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 6,
  '@media': { [TABLET]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 8 } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 8,
});

export const option = style({
  minHeight: 44,
  padding: '4px 2px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontWeight: 600,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // Keeps a focused button clear of the sticky content at the window's lower edge.
  scrollMarginBlock: 80,
  transition: 'background-color 120ms ease, border-color 120ms ease, transform 120ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.accentText },
    '&:active': { transform: 'scale(0.96)' },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.accent,
      color: theme.color.onAccent,
    },
    // Full: the remaining options stay readable.
    '&[aria-disabled="true"]': { color: theme.color.muted, cursor: 'default', borderColor: theme.color.line },
  },
});

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const place = style({
  display: 'grid',
  placeContent: 'center',
  width: 'max(48px, 3rem)',
  height: 'max(44px, 2.75rem)',
  padding: 0,
  border: `2px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: 700,
  fontSize: '1.25rem',
  '@media': { [TABLET]: { width: 'max(52px, 3.25rem)', height: 'max(60px, 3.75rem)', fontSize: '1.5rem' } },
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&[aria-current="true"]': { borderColor: theme.color.accentText } },
});

export const prompt = style({
  color: theme.color.muted,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  // On a phone the empty places say it.
  '@media': { [NARROW]: { selectors: { '&[data-form="positions"]': { display: 'none' } } } },
});

/** On a phone an icon alone. */
export const actionText = style({ '@media': { [NARROW]: hidden } });

const WITHOUT_SLIP = aboveBar('0px');
/** Above the slip bar, which is right below it. */
const OVER_SLIP = aboveBar('29px + 2.45rem');
const SLIP = '[data-slip="true"]';

/** Shortcuts, and the action: always in reach; covers what scrolls below it from edge to edge of the card. */
export const addBar = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  display: 'flex',
  gap: 8,
  marginInline: -10,
  padding: '8px 10px',
  borderEndStartRadius: theme.radius.card,
  borderEndEndRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': {
    [TABLET]: { flexWrap: 'wrap', marginInline: -16, padding: '12px 16px' },
    [COMPACT]: {
      insetBlockEnd: WITHOUT_SLIP.narrow,
      selectors: {
        [`${SLIP} &`]: { insetBlockEnd: OVER_SLIP.narrow },
        [`${GAME} &`]: { insetBlockEnd: WITHOUT_SLIP.game },
        [`${GAME} ${SLIP} &`]: { insetBlockEnd: OVER_SLIP.game },
        [`${FLOATING} &`]: { insetBlockEnd: WITHOUT_SLIP.floating },
        [`${FLOATING} ${SLIP} &`]: { insetBlockEnd: OVER_SLIP.floating },
      },
    },
    // The numbers need the full height here.
    [SHORT]: { position: 'static' },
  },
});
globalStyle(`${addBar} > button`, { flex: '0 1 auto', minWidth: 44, '@media': { [TABLET]: { flexShrink: 0 } } });
globalStyle(`${addBar} > button:last-child`, { flex: '1 1 auto', maxWidth: '100%', whiteSpace: 'normal' });
