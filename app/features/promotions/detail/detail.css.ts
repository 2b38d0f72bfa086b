import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const detail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });

export const artBox = style({ borderRadius: theme.radius.card, overflow: 'hidden' });

export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export const lead = style({ fontSize: '1.0625rem', lineHeight: 1.45 });

export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 16px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});

export const rewardLabel = style({ color: theme.color.muted });
export const amount = style({
  color: theme.color.accentText,
  fontSize: '1.375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: theme.color.muted, lineHeight: 1.5 });
export const conditions = style({ marginBlockStart: 4, fontSize: '1rem' });
