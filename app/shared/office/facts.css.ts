import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 5) });
export const factName = style({ color: theme.color.muted, fontWeight: 400 });
export const factValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
