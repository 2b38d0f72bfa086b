import { style } from '@vanilla-extract/css';
import { stack } from '#app/kinds/money-flow/page/split.css.ts';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style([stack, { gap: space(6) }]);

export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(5),
  minHeight: 68,
  padding: space(3, 5),
  ...frame,
});
export const recipientIcon = style({ display: 'flex', color: theme.color.accentText });
export const recipientWords = style({ display: 'grid', gap: space(1), minWidth: 0, justifyItems: 'start' });
export const recipientTitle = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });

export const held = style({
  ...column,
  gap: space(1),
  padding: space(4, 5, 2),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
});

export const transferText = style({
  display: 'grid',
  flex: '1 1 6rem',
  justifyItems: 'start',
  gap: space(1),
  minWidth: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
