import { globalStyle, style } from '@vanilla-extract/css';
import { COMPACT, SHORT, TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { aboveBar, FLOATING, GAME } from '../look/above-bar.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** The numbers and their actions: a column, since sticky content in a grid moves within its own row only. */
export const pickArea = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  marginBlockEnd: -12,
});

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const oddsInfo = style({ display: 'grid', gap: 8 });
export const help = style({ maxWidth: '64ch' });

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
  minHeight: 48,
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
  width: 'max(52px, 3.25rem)',
  height: 'max(60px, 3.75rem)',
  padding: 0,
  border: `2px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: 700,
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&[aria-current="true"]': { borderColor: theme.color.accentText } },
});

/** What to pick, and the shortcuts for it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const prompt = style({ color: theme.color.muted, fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
// In large text the buttons do not fit in one line.
globalStyle(`${actions} > button`, { whiteSpace: 'normal' });

const WITHOUT_SLIP = aboveBar('0px');
/** Above the slip bar, which is right below it. */
const OVER_SLIP = aboveBar('66px');
const SLIP = '[data-slip="true"]';

/** Always in reach; covers what scrolls below it from edge to edge of the card. */
export const addBar = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  marginInline: -12,
  padding: 12,
  backgroundColor: theme.color.surface,
  '@media': {
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
