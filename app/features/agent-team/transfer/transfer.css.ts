import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const lines = style({ display: 'grid', gap: space(3), margin: 0, fontSize: theme.type.body });
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 5) });
export const lineName = style({ color: theme.color.muted });
export const lineValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });
export const bone = style({ height: 240, borderRadius: theme.radius.card });
