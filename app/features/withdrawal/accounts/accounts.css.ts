import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  selectors: { '&[data-chosen]': { borderColor: theme.color.accentText } },
});

export const choose = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 60,
  padding: '10px 16px 4px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});

export const icon = style({ display: 'flex', color: theme.color.accentText });
export const words = style({ display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 });
export const title = style({ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const end = style({ display: 'flex', alignItems: 'center', gap: 8, color: theme.color.accentText });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  paddingInline: '54px 16px',
});

export const action = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  font: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const question = style([row, { display: 'grid', gap: 12, padding: 16 }]);
export const questionText = style({ fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const answers = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 10 });
