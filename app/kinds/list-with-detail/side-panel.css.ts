import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { toastRoom } from '#app/kit/toast/toast.css.ts';
import { theme } from '#themes/contract.css.ts';
import { sheet } from './side-sheet.css.ts';

const LINE = `1px solid ${theme.color.line}`;
export const panel = style([sheet, { gridTemplateRows: 'auto 1fr auto', flexBasis: 'min(30rem, 46%)' }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3),
  paddingInline: space(6, 3),
  borderBlockEnd: LINE,
});
export const title = style({ fontSize: theme.type.head, overflowWrap: 'anywhere' });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
});
export const body = style({
  padding: space(5, 6, 6),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  padding: space(4, 6),
  borderBlockStart: LINE,
  selectors: { '&:empty': { display: 'none' } },
});
/** Set on the document's root element to keep toasts above the actions. */
export const raisedToasts = style({ vars: { [toastRoom]: '88px' } });
