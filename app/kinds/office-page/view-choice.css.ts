import { style } from '@vanilla-extract/css';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const views = style({
  display: 'flex',
  gap: space(1),
  minWidth: 0,
  margin: 0,
  padding: space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  '@media': { [NARROW]: { width: '100%' } },
});
export const view = style({
  flex: '1 0 auto',
  minHeight: 44,
  paddingInline: space(4),
  border: 0,
  borderRadius: `calc(${theme.radius.control} - 2px)`,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-pressed="true"]': { backgroundColor: theme.color.surface, color: theme.color.text },
  },
  '@media': { [WIDE]: { minHeight: 32 } },
});
export const viewNumber = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
