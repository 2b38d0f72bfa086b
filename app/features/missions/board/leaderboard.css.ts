import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});

export const list = style({
  ...frame,
  overflow: 'hidden',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(4),
  minHeight: 52,
  padding: space(3, 5),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&[data-self="true"]': {
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
      fontWeight: 600,
    },
  },
});

export const place = style({
  display: 'grid',
  placeContent: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontFamily: theme.font.head,
  fontWeight: 600,
  selectors: {
    '&[data-place="1"]': { backgroundColor: theme.color.call, color: theme.color.onCall },
    '&[data-place="2"], &[data-place="3"]': { boxShadow: `inset 0 0 0 2px ${theme.color.call}` },
  },
});

export const name = style({ overflowWrap: 'anywhere' });
export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: space(3), fontWeight: 600 });
export const star = style({
  display: 'flex',
  color: theme.color.accentText,
  selectors: { '[data-self="true"] &': { color: 'inherit' } },
});
/** Aligns the stars of all rows. */
export const starCount = style({ minWidth: '2ch', textAlign: 'end' });
export const bone = style({ display: 'block', height: 16 });
