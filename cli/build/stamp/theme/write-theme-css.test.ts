import { expect, it } from 'vitest';
import { builtInTheme } from '#cli/brand/theme/testing/built-in-theme.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import { writeThemeCss } from './write-theme-css.ts';

const { tokens } = builtInTheme('aurora');
const { dark, tile } = tokens;
const face = {
  family: 'Inter Variable',
  weight: '100 900',
  range: 'U+0000-00FF',
  url: 'inter-1.woff2',
};
const fallback = {
  src: 'local("Arial")',
  ascentOverride: '90%',
  descentOverride: '22%',
  lineGapOverride: '0%',
  sizeAdjust: '107%',
};

const write = (scheme: ThemeConfig['scheme']) => writeParts(scheme).first;
const writeParts = (scheme: ThemeConfig['scheme']) =>
  writeThemeCss({
    theme: { tokens, scheme },
    faces: [face],
    fallbacks: new Map([['Inter Variable', fallback]]),
    scripts: ['Noto Sans Lao Variable'],
  });

it('gives every token a value under its name in the contract', () => {
  const css = write('dark');
  expect(css).toContain(`--color-ground:${dark.ground}`);
  expect(css).toContain(`--color-on-chrome-muted:${dark.onChromeMuted}`);
  expect(css).toContain(`--tile-phone-columns:${tile.phoneColumns}`);
});

it('puts the first scheme on the root and the other one behind its attribute', () => {
  const css = write('light');
  expect(css).toMatch(/:root\{[^}]*color-scheme:light/);
  expect(css).toMatch(/:root\[data-scheme="?dark"?\], \[data-ground="?dark"?\]\{[^}]*color-scheme:dark/);
  expect(css).not.toContain('@media');
});

it('follows the system if the theme says so, until the visitor chooses', () => {
  expect(write('system')).toMatch(/@media \(prefers-color-scheme:\s?dark\)\{:root:not\(\[data-scheme="?light"?\]\)/);
});

it('declares the faces, and a fallback with the same metrics behind each family and the scripts that it lacks', () => {
  const { first, late } = writeParts('dark');
  expect(late).toContain('url("inter-1.woff2") format("woff2")');
  expect(late).toContain('font-display:swap');
  expect(first).toMatch(/size-adjust:107%;unicode-range:U\+0000-00FF;font-family:"Inter Variable Fallback"/);
  expect(first).toMatch(/--font-text:"Inter Variable", "Noto Sans Lao Variable", "Inter Variable Fallback", system-ui/);
});

it('writes the same bytes every time', () => {
  expect(write('dark')).toBe(write('dark'));
});
