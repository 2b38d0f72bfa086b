import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 44,
  paddingInlineStart: space(4),
  borderRadius: theme.radius.control,
  color: theme.color.muted,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-within': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -2 },
  },
});

/** Width of the caret's place within the dropdown. */
const CARET = 28;

// WebKit draws a grey box of its own otherwise.
export const select = style({
  appearance: 'none',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 44,
  padding: space(0, 3),
  paddingInlineEnd: CARET,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: theme.type.small,
  fontWeight: 500,
  cursor: 'pointer',
  outline: 'none',
});

export const caret = style({
  display: 'flex',
  flex: 'none',
  // Past the gap, back into the dropdown.
  marginInlineStart: -CARET - 8,
  paddingInline: space(3),
  pointerEvents: 'none',
});

// The browser draws the list, and takes its colours from here.
globalStyle(`${select} option`, { backgroundColor: theme.color.surface, color: theme.color.text });
