import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const periodEnd = style({ color: theme.color.muted, fontSize: theme.type.small, minHeight: 21 });
