import { type Adapter, assignVars, createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import type { ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { theme as contract } from '#themes/contract.css.ts';
import { deriveSpace, deriveType } from './derive-scales.ts';
import { type FallbackFace, fallbackFamily, withFallbacks, withScripts } from './fallback-face.ts';

type Css = Parameters<Adapter['appendCss']>[0];
type Scheme = 'light' | 'dark';

export interface ThemeFace {
  family: string;
  weight: string;
  range: string;
  /** Address of the font's file, relative to the stylesheet. */
  url: string;
}

type ThemeValues = Pick<ResolvedTheme, 'scheme' | 'tokens'>;

export interface ThemeCssRequest {
  theme: ThemeValues;
  faces: readonly ThemeFace[];
  /** Keyed by family. */
  fallbacks: ReadonlyMap<string, FallbackFace>;
  /** Families of scripts that the theme's own families lack. */
  scripts: readonly string[];
}

export interface ThemeCss {
  /** Rules for the first paint: both schemes, and fallbacks. */
  readonly first: string;
  /** The font faces, applied after the site has become interactive. */
  readonly late: string;
}

/** Writes values for all tokens of the contract in both schemes, and the font faces. */
export function writeThemeCss({ theme, faces, fallbacks, scripts }: ThemeCssRequest): ThemeCss {
  return {
    first: write(() => {
      for (const [family, face] of fallbacks)
        globalFontFace(quoted(fallbackFamily(family)), { ...face, unicodeRange: rangeOf(family, faces) });
      declareTokens(theme, [...fallbacks.keys()], scripts);
      declareSchemes(theme);
    }),
    late: write(() => {
      for (const face of faces) declareFace(face);
    }),
  };
}

/** Writes the faces that pages leave out, with the font stacks that name their families. */
export function writeLaterFaces({ theme, faces, fallbacks, scripts }: ThemeCssRequest): string {
  return write(() => {
    for (const face of faces) declareFace(face);
    globalStyle(':root', { vars: assignVars(contract.font, fontOf(theme, [...fallbacks.keys()], scripts)) });
  });
}

/**
 * The letters of a family. Its fallback is for these alone: the system font has Cyrillic and others too, which a later family of
 * the stack has in its own style.
 */
function rangeOf(family: string, faces: readonly ThemeFace[]): string {
  return [...new Set(faces.flatMap((face) => (face.family === family ? face.range : [])))].join();
}

function write(declare: () => void): string {
  return minify(transformCss({ cssObjs: collect(declare), localClassNames: [], composedClassLists: [] }).join('\n'));
}

function declareFace({ family, weight, range, url }: ThemeFace): void {
  const src = `url("${url}") format("woff2")`;
  globalFontFace(quoted(family), {
    src,
    fontWeight: weight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: range,
  });
}

/** vanilla-extract does not quote a family. */
function quoted(family: string): string {
  return `"${family}"`;
}

function fontOf({ tokens }: Pick<ThemeValues, 'tokens'>, families: readonly string[], scripts: readonly string[]) {
  const { scale: _, ...font } = tokens.font;
  const stackOf = (stack: string) => withScripts(withFallbacks(stack, families), scripts);
  return { ...font, head: stackOf(font.head), text: stackOf(font.text), action: stackOf(font.action) };
}

function declareTokens({ tokens }: ThemeValues, families: readonly string[], scripts: readonly string[]): void {
  const { radius, shadow, tile } = tokens;
  const { scale: distance, ...density } = tokens.density;
  createGlobalTheme(
    ':root',
    {
      font: contract.font,
      radius: contract.radius,
      shadow: contract.shadow,
      tile: contract.tile,
      density: contract.density,
      space: contract.space,
      type: contract.type,
    },
    {
      font: fontOf({ tokens }, families, scripts),
      radius,
      shadow,
      tile,
      density,
      space: deriveSpace(distance),
      type: deriveType(tokens.font.scale),
    },
  );
}

/**
 * Puts the default scheme on the root, so that a page is right before any script runs. Content on dark art has
 * `data-ground="dark"` and uses the dark colours in both schemes.
 */
function declareSchemes({ scheme, tokens }: ThemeValues): void {
  const first: Scheme = scheme === 'dark' ? 'dark' : 'light';
  const other: Scheme = first === 'dark' ? 'light' : 'dark';
  const vars = { light: assignVars(contract.color, tokens.light), dark: assignVars(contract.color, tokens.dark) };
  const onArt = (scheme: Scheme) => (scheme === 'dark' ? ', [data-ground="dark"]' : '');
  globalStyle(`:root${onArt(first)}`, { vars: vars[first], colorScheme: first });
  globalStyle(`:root[data-scheme="${other}"]${onArt(other)}`, { vars: vars[other], colorScheme: other });
  if (scheme !== 'system') return;
  const query = { [`(prefers-color-scheme: ${other})`]: { vars: vars[other], colorScheme: other } };
  globalStyle(`:root:not([data-scheme="${first}"])`, { '@media': query });
}

/** Runs vanilla-extract without a bundler and collects its rules. */
function collect(declare: () => void): Css[] {
  const css: Css[] = [];
  setAdapter({
    appendCss: (entry) => css.push(entry),
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('theme.css.ts', 'brandgen');
  try {
    declare();
  } finally {
    endFileScope();
    removeAdapter();
  }
  return css;
}

/** Joins lines and spaces, which is safe as the stylesheet has no strings with runs of spaces. */
function minify(css: string): string {
  return css
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/: (?=\S)/g, ':')
    .replaceAll(' {', '{')
    .replaceAll(';}', '}');
}
