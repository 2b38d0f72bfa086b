import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Height of the card with its first lines. */
export const waiting = style({ height: 480, borderRadius: theme.radius.card });
