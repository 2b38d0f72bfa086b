import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const trigger = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** Overlaps the edge of the avatar, inside the button's square. */
export const badge = style({ position: 'absolute', insetBlockStart: -2, insetInlineEnd: -4, pointerEvents: 'none' });

export const head = style({
  display: 'grid',
  padding: space(3, 4, 4),
  marginBlockEnd: space(3),
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const name = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' });
/** Separates log-out from the links. */
export const divider = style({
  width: '100%',
  marginBlock: space(3),
  border: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const note = style({ marginInlineStart: 'auto', paddingInlineStart: space(4), whiteSpace: 'nowrap' });
