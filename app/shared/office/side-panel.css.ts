import { style } from '@vanilla-extract/css';
import { toastRoom } from '#app/kit/toast/toast.css.ts';
import { theme } from '#themes/contract.css.ts';
import { sheet } from './side-sheet.css.ts';

const LINE = `1px solid ${theme.color.line}`;
export const panel = style([sheet, { gridTemplateRows: 'auto 1fr auto', flexBasis: 'min(30rem, 46%)' }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 8,
  paddingInline: '20px 8px',
  borderBlockEnd: LINE,
});
export const title = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 18,
});
export const body = style({
  padding: '16px 20px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 20px',
  borderBlockStart: LINE,
  selectors: { '&:empty': { display: 'none' } },
});
/** On the document's element: messages stay above the actions. */
export const raisedToasts = style({ vars: { [toastRoom]: '88px' } });
