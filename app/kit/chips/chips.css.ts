import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { TABLET } from '../theme/media.ts';

/** Choices in one line, which on a phone scrolls past the edges instead of wrapping. */
export const chips = style({
  // Text for screen readers scrolls along, and does not widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  margin: pull(2, 5),
  padding: space(2, 5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [TABLET]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' } },
});

/** Choices of which one is selected; they wrap, except inside a line that scrolls past the edges of a phone. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  selectors: { [`${chips} &`]: { flexWrap: 'nowrap' } },
  '@media': { [TABLET]: { selectors: { [`${chips} &`]: { flexWrap: 'wrap' } } } },
});

/** Separates two choices that apply together. */
export const divider = style({ paddingInlineEnd: space(3), borderInlineEnd: `1px solid ${theme.color.line}` });

/** A link or a button; `aria-current` marks a selected link, `aria-pressed` a selected button. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  paddingInline: space(5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontWeight: 500,
  fontSize: theme.type.small,
  textDecoration: 'none',
  // A chip's large label wraps if the line is too narrow for the chip alone, within a long word if need be.
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  selectors: {
    [`${chips} &`]: { whiteSpace: 'nowrap' },
    '&:hover': { borderColor: theme.color.lineStrong },
    '&[aria-current="true"], &[aria-current="page"], &[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
      fontWeight: 600,
    },
  },
});

/** The number of items that a chip stands for. */
export const chipNumber = style({
  color: theme.color.muted,
  selectors: { [`${chip}[aria-current="true"] &, ${chip}[aria-current="page"] &`]: { color: 'inherit' } },
  fontSize: theme.type.fine,
  fontVariantNumeric: 'tabular-nums',
});

export const chipBone = style({ flex: 'none', width: 108, height: 44, borderRadius: theme.radius.control });
