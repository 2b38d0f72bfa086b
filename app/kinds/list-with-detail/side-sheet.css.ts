import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of the back office's header. The sheet sticks below it. */
const HEADER = 56;

export const sheet = style({
  position: 'sticky',
  insetBlockStart: HEADER,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  flex: '0 0 min(23.25rem, 45%)',
  height: `calc(100dvh - ${HEADER}px)`,
  // Extends to the edges of the page.
  marginBlock: pull(6),
  marginInlineEnd: pull(6),
  borderInlineStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  fontSize: theme.type.small,
});
export const sheetHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(4, 1),
  paddingInline: space(6, 3),
});
/** Same height as the buttons beside it. Longer names wrap, and the buttons stay beside the first lines. */
export const sheetName = style({ display: 'grid', alignContent: 'center', minWidth: 0, minHeight: 44 });
export const sheetTools = style({ display: 'flex', flex: 'none' });
export const sheetBody = style({
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
