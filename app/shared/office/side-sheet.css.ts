import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Height of the back office's header, below which the sheet stays. */
const HEADER = 56;

export const sheet = style({
  position: 'sticky',
  insetBlockStart: HEADER,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  flex: '0 0 min(23.25rem, 45%)',
  height: `calc(100dvh - ${HEADER}px)`,
  // Reaches the edges of the page.
  marginBlock: '-20px -24px',
  marginInlineEnd: -24,
  borderInlineStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  fontSize: '0.875rem',
});
export const sheetHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: '12px 2px',
  paddingInline: '20px 8px',
});
/** As tall as the buttons beside it, which stay beside its first lines where it is longer. */
export const sheetName = style({ display: 'grid', alignContent: 'center', minWidth: 0, minHeight: 44 });
export const sheetTools = style({ display: 'flex', flex: 'none' });
export const sheetBody = style({
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
