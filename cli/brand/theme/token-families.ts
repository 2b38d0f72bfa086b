import type { ThemeColors } from '#schemas/generated/theme.ts';
import type { ThemePalette } from '#schemas/generated/theme-extension.ts';
import type { ColorToken } from '../shared/contrast-pairs.ts';

/** Name of a base colour of a palette. */
export type Family = 'accent' | 'call' | 'chrome' | 'neutral';

/** The tokens that derive from each base colour. */
export const FAMILIES: Readonly<Record<Family, readonly ColorToken[]>> = {
  accent: [
    'accent',
    'accentHover',
    'onAccent',
    'accentText',
    'accentSoft',
    'onAccentSoft',
    'chosen',
    'onChosen',
    'chromeActive',
    'onChromeActive',
    'focus',
  ],
  call: ['call', 'onCall'],
  chrome: ['chrome', 'onChrome', 'onChromeMuted', 'chromeLine'],
  neutral: [
    'ground',
    'surface',
    'raised',
    'sunken',
    'line',
    'lineStrong',
    'text',
    'muted',
    'notice',
    'onNotice',
    'scrim',
  ],
};

/** The token of the base theme that a base colour is compared with. */
export const ANCHORS: Readonly<Record<Family, ColorToken>> = {
  accent: 'accent',
  call: 'call',
  chrome: 'chrome',
  neutral: 'lineStrong',
};

/** A token that has the same colour as one of these in the base theme follows that token. */
const TWINS: Readonly<Partial<Record<ColorToken, readonly ColorToken[]>>> = {
  call: ['accent'],
  onCall: ['onAccent'],
  chosen: ['accentSoft', 'accent'],
  onChosen: ['onAccentSoft', 'onAccent'],
  chromeActive: ['accentSoft', 'accent'],
  onChromeActive: ['onAccentSoft', 'onAccent'],
  chrome: ['surface', 'ground'],
  onChrome: ['text'],
  onChromeMuted: ['muted'],
  chromeLine: ['line'],
  notice: ['surface', 'raised'],
};

/**
 * Every token that a palette may change. Hot, danger and win mean the same in every theme, so they are not among them.
 */
export const DERIVED_TOKENS: readonly ColorToken[] = Object.values(FAMILIES).flat();

/** The base colour that a token derives from; undefined if the palette does not have it. */
export function familyOf(token: ColorToken, palette: ThemePalette): Family | undefined {
  const own = ownFamily(token);
  const family = own === 'chrome' && palette.chrome === undefined ? 'neutral' : own;
  return family !== undefined && palette[family] !== undefined ? family : undefined;
}

/** The token that this one follows; undefined if the palette has a base colour for this one alone. */
export function twinOf(token: ColorToken, base: ThemeColors, palette: ThemePalette): ColorToken | undefined {
  const family = ownFamily(token);
  if ((family === 'call' || family === 'chrome') && palette[family] !== undefined) return undefined;
  return TWINS[token]?.find((twin) => base[twin] === base[token]);
}

function ownFamily(token: ColorToken): Family | undefined {
  const families: readonly Family[] = ['accent', 'call', 'chrome', 'neutral'];
  return families.find((family) => FAMILIES[family].includes(token));
}
