import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const head = style({ display: 'grid', justifyItems: 'start', marginBlockStart: -8 });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
});
export const title = style({ fontSize: '1.25rem' });
