import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...column,
  gap: 10,
  padding: '10px 12px 14px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '[dir="rtl"] &': { padding: '10px 20px 14px 12px' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });
export const words = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600, fontSize: '1rem' });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });

export const meter = style({ ...column, gap: 6, paddingInlineEnd: 8 });
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontVariantNumeric: 'tabular-nums',
});
export const period = style({ fontSize: '0.875rem', fontWeight: 600 });
export const used = style({ color: theme.color.muted, fontSize: '0.875rem' });
export const left = style({ fontSize: '0.9375rem', fontWeight: 700 });

/** A higher limit that waits, or asks. */
export const increase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginInlineEnd: 8,
  padding: '8px 12px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontSize: '0.875rem',
});
export const increaseText = style({ flex: '1 1 12rem', minWidth: 0, textWrap: 'pretty' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const consequence = style({
  color: theme.color.muted,
  fontSize: '0.875rem',
  textAlign: 'center',
  textWrap: 'pretty',
});
