import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const periodEnd = style({ color: theme.color.muted, fontSize: '0.875rem', minHeight: 21 });
