import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const base = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  borderRadius: '50%',
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontFamily: theme.font.head,
  fontWeight: 700,
});

export const avatar = styleVariants({
  small: [base, { width: 36, height: 36, fontSize: `min(${theme.type.body}, 16px)` }],
  large: [base, { width: 56, height: 56, fontSize: `min(${theme.type.title}, 40px)` }],
});

/** Covers the letter. */
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
