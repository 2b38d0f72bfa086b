import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { PAGE } from '../office/office.css.ts';

export const overview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBlockEnd: 4,
});
export const headText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px' });
export const title = style({ fontSize: '1.25rem' });
export const hint = style({ color: theme.color.muted, fontSize: '0.8125rem' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
export const choice = style({
  flexGrow: 1,
  minHeight: 44,
  paddingInline: 14,
  border: 0,
  borderRadius: `calc(${theme.radius.control} - 2px)`,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-pressed="true"]': { backgroundColor: theme.color.surface, color: theme.color.text },
  },
  '@media': { [WIDE]: { minHeight: 32 } },
});

/** Phones show a list; cards need more room. */
const cardsFit = `${PAGE} (min-width: 35rem)`;
const cardsFitInLine = `${PAGE} (min-width: 57.5rem)`;

export const cards = style({
  display: 'grid',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@container': {
    [cardsFit]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: 12,
      border: 0,
      backgroundColor: 'transparent',
    },
    [cardsFitInLine]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label value" "note value"',
  alignItems: 'center',
  gap: '0 16px',
  padding: '10px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
  '@container': {
    [cardsFit]: {
      gridColumn: 'span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"label" "value" "note"',
      gap: 3,
      padding: '14px 16px',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.card,
      backgroundColor: theme.color.surface,
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
    [cardsFitInLine]: { gridColumn: 'auto', selectors: { '&:nth-child(-n + 2)': { gridColumn: 'auto' } } },
  },
});
export const cardLabel = style({
  gridArea: 'label',
  color: theme.color.text,
  fontSize: '0.875rem',
  fontWeight: 500,
  '@container': { [cardsFit]: { color: theme.color.muted, fontSize: '0.8125rem' } },
});
export const cardValue = style({
  gridArea: 'value',
  margin: 0,
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@container': { [cardsFit]: { fontSize: '1.3125rem' } },
});
export const cardNote = style({
  gridArea: 'note',
  margin: 0,
  minHeight: '1.5em',
  color: theme.color.muted,
  fontSize: '0.8125rem',
});
export const loss = style({ color: theme.color.danger });

export const panel = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '12px 16px',
});
export const panelTitle = style({ fontSize: '0.9375rem' });
export const panelNote = style({ color: theme.color.muted, fontSize: '0.8125rem' });

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: '20px 32px',
  padding: '4px 16px 18px',
});
export const level = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 8,
});
export const levelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  fontSize: '0.875rem',
});
export const levelAmount = style({ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const levelShare = style({
  minWidth: '5ch',
  color: theme.color.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const levelNote = style({
  display: 'grid',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const barGround = style({ fill: theme.color.raised });
export const barFill = style({ fill: theme.color.accent });
