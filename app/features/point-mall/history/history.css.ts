import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';

export const thumb = style({
  width: 64,
  height: 48,
  borderRadius: `min(${theme.radius.tile}, 8px)`,
  objectFit: 'cover',
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** Each keeps its line, with a dot between two that share one. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  // The dot of a fact that begins a line stands outside, and is not seen.
  marginInlineStart: -18,
  overflow: 'hidden',
});
globalStyle(`${facts} > *`, { position: 'relative', marginInlineStart: 18, marginInlineEnd: -18 });
globalStyle(`${facts} > *::before`, { content: '"·"', position: 'absolute', insetInlineStart: -12 });
export const come = style([figures, { color: theme.color.win }]);
