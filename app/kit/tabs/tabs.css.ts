import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { TABLET } from '../theme/media.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  padding: space(1),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});

export const fitting = style({
  justifySelf: 'start',
  '@media': { [TABLET]: { width: 'fit-content' } },
});

export const tab = style({
  // Holds the hidden words of its mark.
  position: 'relative',
  flex: 1,
  minHeight: 44,
  padding: space(3, 4),
  border: 0,
  borderRadius: `calc(${theme.radius.control} - 2px)`,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontWeight: 600,
  fontSize: theme.type.body,
  cursor: 'pointer',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-selected="true"]': {
      backgroundColor: theme.color.surface,
      color: theme.color.text,
      boxShadow: theme.shadow.card,
    },
  },
});

globalStyle(`${tab} > *`, { marginInlineStart: space(3) });
globalStyle(`${fitting} > ${tab}`, { flex: '1 1 auto' });
