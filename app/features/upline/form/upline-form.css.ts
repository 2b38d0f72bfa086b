import { style } from '@vanilla-extract/css';
import { stack } from '#app/kinds/money-flow/page/split.css.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style([stack, { gap: 24 }]);
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  minHeight: 68,
  padding: '8px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const recipientIcon = style({ display: 'flex', color: theme.color.accentText });
export const recipientWords = style({ display: 'grid', gap: 1, minWidth: 0, justifyItems: 'start' });
export const recipientTitle = style({ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' });

export const held = style({
  ...column,
  gap: 2,
  padding: '12px 16px 4px',
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
  gap: 1,
  minWidth: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
