import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { COMPACT, NARROW, SHORT, TABLET } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { aboveBar, FLOATING, GAME } from '../look/above-bar.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media': { [TABLET]: { gap: space(5) } },
});

/** Numbers and actions. A flex column, as sticky content in a grid only moves within its row. */
export const pickArea = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  marginBlockEnd: pull(3),
  '@media': { [TABLET]: { gap: space(5), marginBlockEnd: pull(5) } },
});

/** A single scrolling line on a phone, so that the numbers stay on the first screen. */
export const kinds = style({
  display: 'flex',
  gap: space(3),
  minWidth: 0,
  margin: pull(3, 3, 0),
  padding: space(0, 3),
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [TABLET]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' } },
});
globalStyle(`${kinds} > *`, { flex: 'none', maxWidth: '100%' });

export const oddsInfo = style({ display: 'grid', gap: space(2), '@media': { [TABLET]: { gap: space(3) } } });
export const help = style({ maxWidth: '64ch', fontSize: theme.type.body, lineHeight: 1.35 });

export const tiers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 5),
  color: theme.color.muted,
  fontSize: theme.type.small,
});
export const odds = style({ color: theme.color.text, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** As many equal columns as fit, each at least a touch target wide. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(44px, 2.75rem), 1fr))',
  gap: space(3),
});

/** Ten options, in rows of five on a phone. */
export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(3),
  '@media': { [TABLET]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space(3),
});

export const option = style({
  minHeight: 44,
  padding: space(2, 1),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontWeight: 600,
  fontSize: theme.type.lead,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // Keep a focused button clear of the sticky bar.
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
    // A full selection disables the other options but keeps them readable.
    '&[aria-disabled="true"]': { color: theme.color.muted, cursor: 'default', borderColor: theme.color.line },
  },
});

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

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
  fontSize: theme.type.head,
  '@media': { [TABLET]: { width: 'max(52px, 3.25rem)', height: 'max(60px, 3.75rem)', fontSize: theme.type.title } },
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&[aria-current="true"]': { borderColor: theme.color.accentText } },
});

/** What to pick, and the two shortcuts, with their names in every window. */
export const promptLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) });
export const prompt = style({
  flex: '1 1 6rem',
  minWidth: 0,
  color: theme.color.muted,
  fontSize: theme.type.body,
  fontVariantNumeric: 'tabular-nums',
  // Phones omit the count, as the empty positions show it.
  '@media': { [NARROW]: { selectors: { '&[data-form="positions"]': { display: 'none' } } } },
});

const PLACE = aboveBar('0px');

/** The only bar over the choices: the slip and the submit button. Sticky, and covers the content that scrolls below it across the card's width. */
export const addBar = style({
  position: 'sticky',
  zIndex: layer.foot,
  insetBlockEnd: 0,
  display: 'flex',
  gap: space(3),
  marginInline: pull(3),
  padding: space(3),
  borderEndStartRadius: theme.radius.card,
  borderEndEndRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': {
    [TABLET]: { flexWrap: 'wrap', marginInline: pull(5), padding: space(4, 5) },
    [COMPACT]: {
      insetBlockEnd: PLACE.narrow,
      selectors: {
        [`${GAME} &`]: { insetBlockEnd: PLACE.game },
        [`${FLOATING} &`]: { insetBlockEnd: PLACE.floating },
      },
    },
    // A short window needs its full height for the numbers.
    [SHORT]: { position: 'static' },
  },
});
globalStyle(`${addBar} > button`, { flex: '0 1 auto', minWidth: 44, '@media': { [TABLET]: { flexShrink: 0 } } });
globalStyle(`${addBar} > button:last-child`, { flex: '1 1 auto', maxWidth: '100%', whiteSpace: 'normal' });
