import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { SPLIT } from './split.css.ts';

/** Height of a phone's navigation bar, above which the foot stays. */
const BAR = 'calc(40px + 1.5rem + env(safe-area-inset-bottom))';
const FLOATING_BAR = 'calc(64px + 1.5rem + env(safe-area-inset-bottom))';

/** Sums and the one action, always in sight. */
export const foot = style({
  position: 'sticky',
  zIndex: layer.foot,
  insetBlockEnd: BAR,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  marginInline: pull(5),
  padding: space(4, 5, 2),
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  // The page would show between the foot and a bar that floats.
  selectors: { '[data-bottom-bar="floating"] &': { insetBlockEnd: 0, paddingBlockEnd: FLOATING_BAR } },
  // Beside the form it is always in sight, in a card of its own.
  '@container': {
    [SPLIT]: {
      position: 'static',
      marginInline: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      selectors: { '[data-bottom-bar="floating"] &': { paddingBlockEnd: 0 } },
    },
  },
  '@media': {
    [WIDE]: {
      insetBlockEnd: 0,
      marginInline: 0,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.card,
      selectors: { '[data-bottom-bar="floating"] &': { insetBlockEnd: 12, paddingBlockEnd: space(2) } },
    },
  },
});

// What gets the focus must not scroll to below the foot.
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: 'min(300px, 50vh)' });

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(1, 4),
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const strong = style({ color: theme.color.text, fontWeight: 700 });

/** What arrives, with its name; a line of its own where it stands beside the form. */
export const outcome = style({
  '@container': {
    [SPLIT]: {
      display: 'flex',
      flex: '1 1 auto',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space(0, 4),
    },
  },
});
export const outcomeAmount = style([
  strong,
  {
    '@container': {
      [SPLIT]: { fontFamily: theme.font.head, fontWeight: theme.font.headWeight, fontSize: theme.type.head },
    },
  },
]);

/** Terms, one a line. */
export const terms = style({ display: 'grid', gap: space(3), margin: 0, fontSize: theme.type.body });

export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
  color: theme.color.muted,
  fontSize: theme.type.note,
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.text,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

/** The licence in small, under what the button does. */
export const licence = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: space(3),
  // Clear of the entry that stands out of the bar below.
  paddingBlockEnd: space(3),
  fontSize: theme.type.fine,
  lineHeight: 1.35,
});
export const licenceAge = style({
  flex: 'none',
  paddingInline: space(2),
  border: `1.5px solid ${theme.color.danger}`,
  borderRadius: theme.radius.round,
  color: theme.color.text,
  fontWeight: 700,
});
export const licenceSeal = style({ flex: 'none', width: 24, height: 24 });
