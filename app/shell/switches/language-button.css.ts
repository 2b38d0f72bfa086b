import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const code = style({ fontWeight: 600, fontSize: theme.type.small });
