import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** Room for an icon before the text of a field, and for a button after it. */
const ICON = '38px';
const BUTTON = '44px';

/** A field with an icon before its text and a button after it, in a container that is positioned. */
export const searchInput = style({
  width: '100%',
  minHeight: 44,
  paddingInline: `${ICON} ${BUTTON}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.type.lead,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: theme.color.muted, opacity: 1 } },
  '@media': { [WIDE]: { minHeight: 38, fontSize: theme.type.small } },
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

/** The button at the end. */
export const searchEnd = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});
