import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
export const lead = style({ color: theme.color.muted, lineHeight: 1.5 });
