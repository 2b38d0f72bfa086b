import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const strong = style({ fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });
