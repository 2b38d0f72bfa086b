import { style } from '@vanilla-extract/css';
import { BUTTON_ROOM, ICON_ROOM } from '#app/kit/field/rooms.ts';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = 'calc(8rem + 156px)';

export const search = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 13rem',
  maxWidth: '16rem',
  '@media': { [NARROW]: { flexBasis: '100%', maxWidth: 'none' } },
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
  '@media': { [WIDE]: { minHeight: 38, fontSize: theme.type.small } },
});
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  minHeight: '1.5rem',
  fontSize: theme.type.small,
});
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), minWidth: 0 });
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
export const about = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });

export const gridPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) });
