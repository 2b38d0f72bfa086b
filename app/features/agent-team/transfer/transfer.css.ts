import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
export const bone = style({ height: 240, borderRadius: theme.radius.card });
