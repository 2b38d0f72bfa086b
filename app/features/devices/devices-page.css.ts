import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const lead = style({ color: theme.color.muted, maxWidth: '38rem', textWrap: 'pretty' });
