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
  padding: '14px 8px 2px 20px',
  selectors: { '[dir="rtl"] &': { padding: '14px 20px 2px 8px' } },
});
export const sheetTools = style({ display: 'flex', flex: 'none', marginBlockStart: -6 });
export const sheetBody = style({
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
