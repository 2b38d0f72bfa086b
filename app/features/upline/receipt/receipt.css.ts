import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
  marginBlock: pull(3),
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
});
export const number = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({
  ...column,
  gap: space(4),
  margin: 0,
  padding: space(5),
  ...raisedFrame,
});
