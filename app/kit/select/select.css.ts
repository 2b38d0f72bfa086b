import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { input } from '../field/field.css.ts';

export const select = style([
  input,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      // Overrides the input's style in either stylesheet order.
      '&&': { paddingInlineEnd: space(8) },
      '&[data-empty]': { color: theme.color.muted },
    },
  },
]);

globalStyle(`${select} option`, { backgroundColor: theme.color.surface, color: theme.color.text });

export const caret = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 14,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
