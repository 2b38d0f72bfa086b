import { style } from '@vanilla-extract/css';
import { BUTTON_ROOM, ICON_ROOM } from '#app/kit/field/rooms.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const note = style({ color: theme.color.muted, fontSize: theme.type.small, fontVariantNumeric: 'tabular-nums' });

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minHeight: '1.5rem',
  fontSize: theme.type.small,
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
  paddingInline: `${ICON_ROOM} ${BUTTON_ROOM}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.type.lead,
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
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space(3) });
