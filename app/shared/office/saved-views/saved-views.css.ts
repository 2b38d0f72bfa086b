import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
export const list = style({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: 8,
});
/** One of the rows is chosen, or none. */
export const star = style({
  minHeight: 48,
  paddingInline: 12,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: '0.875rem',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
      fontWeight: 600,
    },
  },
});
export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.color.muted,
  selectors: { '&:empty': { display: 'none' } },
});
