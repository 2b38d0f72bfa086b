import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { ThemeColors, ThemeConfig } from '#schemas/generated/theme.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { contrastRatio } from '../shared/contrast-ratio.ts';
import { inheritTheme } from './inherit-theme.ts';
import { toLch } from './oklch.ts';
import { FIFTY_COLOURS, themeOfColour } from './testing/one-colour.ts';

const { contrastPairs, theme, themeNames } = openCatalogue(openWorkspace(packageRoot(), undefined));
const SCHEMES = ['light', 'dark'] as const;
/** A difference that is seen at a glance; about 2 is just noticeable. */
const SEEN = 3;
/** Grounds that fill most of a page, and the colour of actions. */
const TELLING = ['accent', 'surface', 'ground', 'chrome', 'chosen'] as const;

const difference = differenceCiede2000();

function themeNamed(name: string): ThemeConfig {
  const found = theme(name);
  if (typeof found === 'string') throw new Error(`The theme ${name} is ${found}.`);
  return found.value;
}

function themesOn(base: string): { colour: string; value: ThemeConfig }[] {
  return FIFTY_COLOURS.map((colour) => {
    return { colour, value: inheritTheme(themeNamed(base), themeOfColour('one', base, colour), contrastPairs) };
  });
}

function differ(one: ThemeColors, other: ThemeColors): boolean {
  return TELLING.some((token) => difference(one[token], other[token]) >= SEEN);
}

describe.each(themeNames())('fifty themes of one colour each on %s', (base) => {
  const themes = themesOn(base);

  it('can be told apart, every pair, in both schemes', () => {
    const alike = themes.flatMap(({ colour, value }, at) =>
      themes.slice(at + 1).flatMap((other) => {
        const schemes = SCHEMES.filter((scheme) => !differ(value[scheme], other.value[scheme]));
        return schemes.map((scheme) => `${colour} and ${other.colour} in ${scheme}`);
      }),
    );
    expect(alike).toEqual([]);
  });

  it('have texts that can be read', () => {
    const low = themes.flatMap(({ colour, value }) =>
      SCHEMES.flatMap((scheme) => {
        const colors = value[scheme];
        return contrastPairs
          .filter(({ text, ground }) => contrastRatio(colors[text], colors[ground], colors.ground) < 4.5)
          .map(({ text, ground }) => `${colour} in ${scheme}: ${text} on ${ground}`);
      }),
    );
    expect(low).toEqual([]);
  });

  it('tint their pages and cards, and do not colour them', () => {
    const { light, dark } = themeNamed(base);
    const strong = themes.flatMap(({ colour, value }) =>
      ([light, dark] as const).flatMap((usual, at) => {
        const colors = value[SCHEMES[at] ?? 'light'];
        const tokens = (['ground', 'surface', 'raised'] as const).filter(
          // Twice, as the derived hex is rounded.
          (token) => toLch(colors[token]).chroma > 2 * toLch(usual[token]).chroma + 0.005,
        );
        return tokens.map((token) => `${colour}: ${token} ${colors[token]}, in ${base} ${usual[token]}`);
      }),
    );
    expect(strong).toEqual([]);
  });

  it('have buttons that stand out from cards and pages', () => {
    const lost = themes.flatMap(({ colour, value }) =>
      SCHEMES.flatMap((scheme) => {
        const { accent, surface, ground } = value[scheme];
        const isLost = [surface, ground].some((behind) => difference(accent, behind) < 15);
        return isLost ? [`${colour} in ${scheme}: ${accent} on ${surface} and ${ground}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });
});
