import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Illustrations of the required pictures, in the theme's colours. */
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
export const ground = style({ fill: theme.color.accentSoft });
export const sheet = style({
  // These two colours have contrast in every theme.
  fill: `color-mix(in srgb, ${theme.color.accentSoft} 86%, ${theme.color.onAccentSoft})`,
  stroke: theme.color.onAccentSoft,
  strokeWidth: 1.5,
});
export const ink = style({ fill: theme.color.onAccentSoft });
export const faint = style({ fill: theme.color.onAccentSoft, opacity: 0.4 });
