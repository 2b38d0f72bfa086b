import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 6),
  // Same height with and without buttons, so that the content below does not jump.
  '@media': { [WIDE]: { minHeight: 44 } },
});
export const headText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0, 4) });
export const headTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  // Menus open towards the start.
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});
export const title = style({ fontSize: theme.type.title });
export const hint = style({ color: theme.color.muted, fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums' });
export const freshness = style({ display: 'flex', alignItems: 'center', gap: space(1) });
// The button must not increase the height of the title's line.
globalStyle(`${freshness} > button`, { marginBlock: pull(3) });
