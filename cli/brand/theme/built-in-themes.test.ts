import { hash } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isDictionary } from '#cli/json/guards.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { themeNames } from './find-themes.ts';
import { builtInTheme } from './testing/built-in-theme.ts';

/** Prefix of the SHA-256 of each group of values. Update one only if the theme is meant to look different. */
const PINNED = {
  aurora: {
    scheme: '7b9365c5e1',
    layout: 'f8f9a28d9d',
    fonts: '5ffd6bbc72',
    light: 'e8b62f9171',
    dark: 'a45141458c',
    font: '31a82d7469',
    radius: 'c791aa154f',
    shadow: '2c65727f24',
    tile: '2d8d50b1a6',
    density: 'e5d21d9c1f',
  },
  harbor: {
    scheme: 'f5d816091d',
    layout: '76927543cd',
    fonts: 'd5fda530e8',
    light: '404c434e4e',
    dark: 'd01b3ede33',
    font: '27663eff1e',
    radius: '3aa78b1a77',
    shadow: 'ca7e1599c7',
    tile: 'a9e26b5718',
    density: 'ed02d71281',
  },
  lotus: {
    scheme: 'f5d816091d',
    layout: '0f3ccae594',
    fonts: '1d0f9f6088',
    light: 'a15345efa6',
    dark: 'f9d86db18d',
    font: '0d31188dcf',
    radius: '0c7103ca6f',
    shadow: 'fcb215de34',
    tile: 'dcc8bf0b2c',
    density: '87ae402207',
  },
  mini: {
    scheme: 'f5d816091d',
    layout: 'e128496ef9',
    fonts: '4f53cda18c',
    light: '9ae971d705',
    dark: '7078da3489',
    font: 'f18dbb9f3c',
    radius: '1a0e465e21',
    shadow: '6372ba05cd',
    tile: 'cf05633571',
    density: '0053b189e6',
  },
  oasis: {
    scheme: '7b9365c5e1',
    layout: 'e8e4952318',
    fonts: '03a3f4b71a',
    light: 'c31860c54c',
    dark: 'b27472e279',
    font: '73310e68ee',
    radius: 'be7c6fa370',
    shadow: '2918d6c5ae',
    tile: '2d8d50b1a6',
    density: '0b632fc8e4',
  },
};

function digestOf(value: unknown): string {
  const inOrder = (_key: string, inner: unknown) =>
    isDictionary(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner;
  return hash('sha256', JSON.stringify(value, inOrder), 'hex').slice(0, 10);
}

it.each(Object.entries(PINNED))('resolves %s to the same values whatever it inherits', (name, pinned) => {
  const { scheme, layout, fonts, tokens } = builtInTheme(name);
  const groups = Object.entries({ scheme, layout, fonts, ...tokens });
  expect(Object.fromEntries(groups.map(([group, value]) => [group, digestOf(value)]))).toEqual(pinned);
});

it('pins every theme of the package', () => {
  expect(themeNames([path.join(packageRoot(), 'themes')])).toEqual(Object.keys(PINNED));
});
