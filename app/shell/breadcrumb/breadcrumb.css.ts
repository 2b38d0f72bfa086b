import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** One line: names that do not fit are cut, and a phone shows the last two. */
export const list = style({
  display: 'flex',
  minHeight: 44,
  overflow: 'hidden',
  color: theme.color.muted,
  fontSize: theme.type.note,
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 44,
  selectors: { '&:last-child': { flexShrink: 0, maxWidth: '60%' } },
  '@media': { [NARROW]: { selectors: { '&:nth-last-child(n + 3)': { display: 'none' } } } },
});

export const rule = style({
  display: 'flex',
  flex: 'none',
  marginInline: space(1),
  opacity: 0.7,
  '@media': { [NARROW]: { selectors: { [`${crumb}:nth-last-child(2) > &`]: { display: 'none' } } } },
});

export const link = style({
  minWidth: 24,
  paddingInline: space(2),
  overflow: 'hidden',
  lineHeight: '44px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-current]': { color: theme.color.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -4 },
    [`${crumb}:first-child > &`]: { marginInlineStart: pull(2) },
  },
});
