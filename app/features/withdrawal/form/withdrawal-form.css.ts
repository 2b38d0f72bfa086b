import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const available = style({ ...column, gap: 2 });
export const figureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
});
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: 'min(2.25rem, 10vw)',
  lineHeight: 1.15,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const card = style({
  ...column,
  gap: 8,
  padding: '14px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});
export const cardHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 });
export const cardTitle = style({ minWidth: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
export const strong = style({ fontWeight: 700 });
export const play = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  marginBlock: '-6px -10px',
  color: theme.color.accentText,
  fontWeight: 600,
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  minHeight: 68,
  padding: '8px 8px 8px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  selectors: { '[dir="rtl"] &': { padding: '8px 16px 8px 8px' } },
});
export const accountIcon = style({ display: 'flex', color: theme.color.accentText });
export const accountWords = style({ display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 });
export const accountTitle = style({ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' });

export const orderText = style({
  display: 'grid',
  flex: '1 1 6rem',
  justifyItems: 'start',
  gap: 1,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const orderEnd = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
