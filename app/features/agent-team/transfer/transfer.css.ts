import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });
export const bone = style({ height: 240, borderRadius: theme.radius.card });
