import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  width: 'max-content',
  minWidth: 'var(--anchor-width)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 6,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 44,
  padding: space(3, 4),
  borderRadius: theme.radius.control,
  fontSize: theme.type.body,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[data-active]': {
      backgroundColor: theme.color.raised,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: -2,
    },
    '&[aria-selected="true"]': { color: theme.color.accentText, fontWeight: 600 },
  },
});

export const picture = style({ display: 'flex', flex: 'none' });

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space(4),
  color: theme.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({ padding: space(4), color: theme.color.muted, fontSize: theme.type.body });
