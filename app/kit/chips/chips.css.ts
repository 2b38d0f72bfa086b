import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { TABLET } from '../theme/media.ts';

/** Choices in one line, which runs over the edges of a phone rather than on below. */
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [TABLET]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' } },
});

/** Some of the choices, of which one is made; it wraps, save within a line that runs over the edge of a phone. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  selectors: { [`${chips} &`]: { flexWrap: 'nowrap' } },
  '@media': { [TABLET]: { selectors: { [`${chips} &`]: { flexWrap: 'wrap' } } } },
});

/** What is chosen beside it is chosen as well as this. */
export const divider = style({ paddingInlineEnd: 8, borderInlineEnd: `1px solid ${theme.color.line}` });

/** A link or a button; a link is chosen by `aria-current`, a button by `aria-pressed`. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 16,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontWeight: 500,
  fontSize: '0.875rem',
  textDecoration: 'none',
  // Words of a large text break where a line is not wide enough for a chip by itself.
  textAlign: 'start',
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

/** How many there are of what a chip stands for. */
export const chipNumber = style({
  color: theme.color.muted,
  selectors: { [`${chip}[aria-current="true"] &, ${chip}[aria-current="page"] &`]: { color: 'inherit' } },
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});

export const chipBone = style({ flex: 'none', width: 108, height: 44, borderRadius: theme.radius.control });
