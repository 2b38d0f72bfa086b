import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const lead = style({ fontSize: theme.type.lead, lineHeight: 1.5 });
export const facts = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space(4),
  color: theme.color.muted,
  lineHeight: 1.4,
});
