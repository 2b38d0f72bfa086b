import { style } from '@vanilla-extract/css';
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
  padding: '10px 12px 12px',
  marginBlockEnd: 6,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const name = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' });
export const vip = style({ color: theme.color.muted, fontSize: '0.875rem' });
/** Separates log-out from the links. */
export const divider = style({
  width: '100%',
  marginBlock: 6,
  border: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const note = style({ marginInlineStart: 'auto', paddingInlineStart: 12, whiteSpace: 'nowrap' });
