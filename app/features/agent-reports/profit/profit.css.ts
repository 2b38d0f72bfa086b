import { style } from '@vanilla-extract/css';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: '1.5rem',
  fontSize: '0.875rem',
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [WIDE]: { minHeight: 24 } },
});
export const here = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const search = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 13rem',
  maxWidth: '16rem',
  '@media': { [NARROW]: { maxWidth: 'none' } },
});
export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 12,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
export const searchInput = style({
  width: '100%',
  minHeight: 44,
  paddingInline: '38px 44px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: theme.color.muted, opacity: 1 } },
});
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});

export const lost = style({ color: theme.color.danger });
export const nothing = style({ color: theme.color.muted });
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
