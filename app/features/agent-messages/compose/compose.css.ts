import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 });
export const counter = style({ fontSize: '0.8125rem' });
export const bone = style({ height: 320 });
export const chosenPeople = style({ display: 'grid', gap: 4, margin: 0 });
export const chosenLabel = style({ fontSize: '0.875rem', fontWeight: 600 });
export const chosenCount = style({ margin: 0, fontWeight: 600 });
export const reach = style({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 16,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  width: '100%',
});
export const letterTo = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const letterSubject = style({ margin: 0, fontSize: '1rem', fontWeight: 600 });
export const letterText = style({ whiteSpace: 'pre-line' });
