import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';

/** Fifty colours that a brand may bring: of every hue, among them neon, pastel, nearly black, grey and nearly white. */
export const FIFTY_COLOURS: readonly string[] = [
  ...['#e11d2e', '#8f1021', '#ff5a4d', '#b3261e', '#ff6a00', '#c2410c', '#ff9f43', '#8a3b12', '#ffd400', '#ffee58'],
  ...['#c9a227', '#f5c542', '#a3e635', '#6b8e00', '#d4ff3a', '#16a34a', '#0b5d3b', '#34d399', '#7bd88f', '#00ff66'],
  ...['#0d9488', '#14b8a6', '#5eead4', '#004d4d', '#06b6d4', '#00e5ff', '#0e7490', '#1d4ed8', '#0ea5e9', '#60a5fa'],
  ...['#0a2a66', '#003dff', '#7aa2f7', '#4f46e5', '#312e81', '#818cf8', '#7c3aed', '#a78bfa', '#4c1d95', '#c026d3'],
  ...['#f0abfc', '#86198f', '#ec4899', '#ff1493', '#fda4af', '#9d174d', '#111111', '#6b7280', '#f5f5f5', '#8b5e3c'],
];

/** A theme made from one colour, which stands for the actions and tints everything else. */
export function themeOfColour(name: string, base: string, colour: string): ThemeExtension {
  return { name, title: `One colour, ${colour}.`, extends: base, palette: { accent: colour, neutral: colour } };
}
