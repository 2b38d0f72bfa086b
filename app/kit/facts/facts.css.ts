import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
export const factName = style({ color: theme.color.muted, fontWeight: 400 });
export const factValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
