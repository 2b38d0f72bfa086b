import { style } from '@vanilla-extract/css';
import { ROOMY } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Bleeds to the edge of a narrow window, so that a cut-off tab hints at more. */
export const modes = style({
  display: 'flex',
  gap: space(6),
  marginInline: pull(5),
  paddingInline: space(5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { [ROOMY]: { marginInline: 0, paddingInline: 0 } },
});

export const mode = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: space(3, 1),
  borderBlockEnd: '3px solid transparent',
  color: theme.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current="page"]': { color: theme.color.accentText, borderBlockEndColor: theme.color.accentText },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
