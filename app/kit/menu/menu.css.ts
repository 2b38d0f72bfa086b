import { style, styleVariants } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame } from '../theme/frame.ts';

/** Around the button; a list that opens upwards is positioned on the button's row, which has the room. */
export const anchor = styleVariants({
  below: { position: 'relative', display: 'inline-flex' },
  above: { display: 'inline-flex' },
});

/** Places of the list: below a button at the end of the page, or above the positioned row of a button at the page's foot. */
export const placement = styleVariants({
  below: { insetBlockStart: 'calc(100% + 8px)', insetInlineEnd: 0 },
  above: { insetBlockEnd: 'calc(100% + 8px)', insetInlineStart: 8 },
});

/** Height of the page's own bars, which a long list leaves in sight: the header, and on phones the bar at the foot. */
const BARS = 144;

export const list = style({
  position: 'absolute',
  zIndex: layer.menu,
  display: 'grid',
  width: 'max-content',
  minWidth: 200,
  maxWidth: 'min(340px, 100vw - 24px)',
  maxHeight: `calc(100dvh - ${BARS}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(3),
  ...frame,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 44,
  padding: space(3, 4),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: theme.type.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: theme.color.raised },
    '&[aria-checked="true"]': { color: theme.color.accentText, fontWeight: 600 },
  },
});

export const itemEnd = style({ marginInlineStart: 'auto' });
