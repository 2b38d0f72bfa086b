import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});

export const cardTitle = style({ fontSize: '1.0625rem' });
export const skeleton = style({ height: 180, borderRadius: theme.radius.card });
