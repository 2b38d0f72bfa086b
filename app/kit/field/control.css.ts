import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { input } from './field.css.ts';

/** Looks like an input and contains one, with extras beside it: a sign, a picture, buttons. */
export const control = style([
  input,
  {
    display: 'flex',
    alignItems: 'stretch',
    width: '100%',
    cursor: 'text',
    selectors: {
      // Overrides the input's style in either stylesheet order.
      '&&': { padding: 0 },
      '&:focus-within': { borderColor: theme.color.focus, outline: `1px solid ${theme.color.focus}`, outlineOffset: 0 },
      '&:has([aria-invalid="true"])': { borderColor: theme.color.danger, outlineColor: theme.color.danger },
      '&:has(> [readonly])': { backgroundColor: theme.color.raised, borderColor: 'transparent' },
      '&:has(> input:disabled)': { opacity: 0.55, borderColor: theme.color.lineStrong, cursor: 'default' },
    },
  },
]);

export const inner = style({
  flex: 1,
  minWidth: 0,
  padding: space(3, 5),
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  selectors: {
    // The surrounding frame shows the focus.
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
  },
});

/** Text with its own direction still starts where the page's lines start. */
export const asPage = style({ selectors: { '[dir="rtl"] &': { textAlign: 'right' } } });

export const figures = style([asPage, { fontVariantNumeric: 'tabular-nums' }]);

/** A sign or a picture beside the input. */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: theme.color.muted,
  fontWeight: 600,
  selectors: {
    '&:first-child': { marginInlineEnd: pull(3), paddingInlineStart: space(5) },
    '&:not(:first-child)': { paddingInlineEnd: space(5) },
  },
});

export const sideButton = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  transition: 'color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
});
