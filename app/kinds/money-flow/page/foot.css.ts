import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { SPLIT } from './split.css.ts';

/** Total and submit button in a sticky row at the foot of a phone's window. Large text gives each its own row. */
export const foot = style({
  position: 'sticky',
  zIndex: layer.foot,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 5),
  marginInline: pull(5),
  padding: space(4, 5),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  // Beside the form they are always visible, in a card of their own.
  '@container': {
    [SPLIT]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(4),
      marginInline: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
    },
  },
  '@media': {
    [WIDE]: { marginInline: 0, border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.card },
  },
});
globalStyle(`${foot} > :not(p, button)`, { flex: '1 1 100%' });
// An empty alert takes no space.
globalStyle(`${foot} > :empty`, { position: 'absolute' });
globalStyle(`${foot} > button`, { flex: '999 1 9rem', width: 'auto' });

// Keeps focused elements from scrolling below the foot.
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: 'min(140px, 40vh)' });

/** Content below the foot. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  color: theme.color.muted,
  fontSize: theme.type.note,
});

export const strong = style({ color: theme.color.text, fontWeight: 700 });

/** Named sums in a row. */
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

/** The total with its name above it, or before it if the foot is beside the form. */
export const total = style({
  display: 'grid',
  flex: '1 1 auto',
  color: theme.color.muted,
  fontSize: theme.type.note,
  lineHeight: 1.3,
  '@container': {
    [SPLIT]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space(0, 4),
      fontSize: theme.type.small,
    },
  },
});
export const totalAmount = style({
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.lead,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [SPLIT]: { fontSize: theme.type.head } },
});

/** Terms, one on each line. */
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

/** The licence in small text below the button. */
export const licence = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: space(3),
  fontSize: theme.type.fine,
  lineHeight: 1.35,
  // Long words, as Tamil has them, are broken in large text.
  overflowWrap: 'anywhere',
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
