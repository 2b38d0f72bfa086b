import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension, ThemePalette } from '#schemas/generated/theme-extension.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { contrastRatio } from '../shared/contrast-ratio.ts';
import { inheritTheme } from './inherit-theme.ts';
import { channelsOf, toLch } from './oklch.ts';

const { contrastPairs, theme, themeNames } = openCatalogue(openWorkspace(packageRoot(), undefined));
const SCHEMES = ['light', 'dark'] as const;

function themeNamed(name: string): ThemeConfig {
  const found = theme(name);
  if (typeof found === 'string') throw new Error(`The theme ${name} is ${found}.`);
  return found.value;
}

const dusk = (over: Partial<ThemeExtension>, base = 'aurora') =>
  inheritTheme(themeNamed(base), { name: 'dusk', title: 'Violet dusk.', extends: base, ...over }, contrastPairs);

function unreadable(value: ThemeConfig): string[] {
  return SCHEMES.flatMap((scheme) => {
    const colors = value[scheme];
    const low = contrastPairs.filter(
      ({ text, ground }) => contrastRatio(colors[text], colors[ground], colors.ground) < 4.5,
    );
    return low.map(({ text, ground }) => `${scheme}: ${text} on ${ground}`);
  });
}

const color = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.record({ accent: color, neutral: color, chrome: color, call: color }, { requiredKeys: [] });

describe('inheritTheme', () => {
  it.each(themeNames())('keeps every text readable on %s, whatever the palette', (base) => {
    const isReadable = (palette: ThemePalette) => {
      expect(unreadable(dusk({ palette }, base))).toEqual([]);
    };
    fc.assert(fc.property(palettes, isReadable), { numRuns: 25 });
  });

  it('gives tiles of another shape the ratio of that shape, unless it states one', () => {
    expect(dusk({ layout: { tile: 'wide' } }).tile.ratio).toBe('16 / 9');
    expect(dusk({ layout: { tile: 'wide' }, tile: { ratio: '2 / 1' } }).tile.ratio).toBe('2 / 1');
    expect(dusk({ layout: { tile: 'portrait' } }).tile.ratio).toBe(themeNamed('aurora').tile.ratio);
  });

  it('equals the base theme when nothing differs', () => {
    const { name: _name, title: _title, ...values } = dusk({});
    const { name: _base, title: _says, $schema: _editor, ...base } = themeNamed('aurora');
    expect(values).toEqual(base);
  });

  it('keeps the colours of the palette, and gives dependent colours their hue', () => {
    const { light, dark, shadow } = dusk({ palette: { accent: '#a78bfa', call: '#ffb454', chrome: '#2a1454' } });
    for (const colors of [light, dark]) {
      expect(colors).toMatchObject({ accent: '#a78bfa', call: '#ffb454', chrome: '#2a1454' });
      expect(toLch(colors.accentText).hue).toBeCloseTo(toLch('#a78bfa').hue, -1);
    }
    expect(shadow.accent).toBe(`0 6px 22px rgb(${channelsOf('#a78bfa').join(' ')} / 0.22)`);
  });

  it('keeps stated colours, readable or not', () => {
    const { dark } = dusk({ palette: { accent: '#a78bfa' }, dark: { accentText: '#4a3d70' } });
    expect(dark.accentText).toBe('#4a3d70');
  });

  it('lets a token follow another one with the same colour in the base theme', () => {
    const { light } = dusk({ light: { accentSoft: '#efe9ff', line: '#c8c0da' } });
    expect(light).toMatchObject({ chosen: '#efe9ff', chromeActive: '#efe9ff', chromeLine: '#c8c0da' });
  });

  it('makes an inherited text readable on a stated background', () => {
    const stated = dusk({ light: { accentSoft: '#0d2c38' } });
    expect(stated.light.onAccentSoft).not.toBe(themeNamed('aurora').light.onAccentSoft);
    expect(unreadable(stated)).toEqual([]);
  });

  it('merges layout and measures key by key', () => {
    const { layout, radius } = dusk({ layout: { navigation: 'top' }, radius: { card: '2px' } });
    expect(layout).toEqual({ ...themeNamed('aurora').layout, navigation: 'top' });
    expect(radius).toEqual({ ...themeNamed('aurora').radius, card: '2px' });
  });
});
