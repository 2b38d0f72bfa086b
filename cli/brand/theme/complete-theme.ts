import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';
import type { BrandInput } from '../resolved-brand.ts';
import type { ColorToken, ContrastPair } from '../shared/contrast-pairs.ts';
import type { SharedFile } from '../shared/read-shared.ts';
import type { JsonPath } from '../source/json-path.ts';
import { inheritTheme } from './inherit-theme.ts';
import { withoutPaths } from './taken-away.ts';
import { familyOf } from './token-families.ts';

/** A colour of one scheme. */
export interface ColorPlace {
  readonly scheme: 'light' | 'dark';
  readonly token: ColorToken;
}

/** A theme merged with everything that it extends. */
export interface CompleteTheme {
  readonly value: ThemeConfig;
  readonly input: BrandInput;
  /** The theme's own file first, then the files that it extends. */
  readonly inputs: readonly BrandInput[];
  /** Reports low contrast in the nearest file that states or derives one of the colours. */
  problem(colors: readonly ColorPlace[], finding: Finding): Problem;
  /** The theme as if no file stated the optional values at these paths. */
  without(paths: readonly JsonPath[]): CompleteTheme;
}

/** A theme that states every token. */
export function baseTheme(file: SharedFile<ThemeConfig>): CompleteTheme {
  const { value, document, input } = file;
  return {
    value,
    input,
    inputs: [input],
    without: (paths) => baseTheme({ ...file, value: withoutChoices(value, paths) }),
    problem: ([color], finding) => document.problem(color ? [color.scheme, color.token] : [], finding),
  };
}

/** Only some layout choices of a complete theme are optional. */
function withoutChoices(value: ThemeConfig, paths: readonly JsonPath[]): ThemeConfig {
  const { navigation, tile, density } = value.layout;
  const { layout } = withoutPaths(value, paths);
  return { ...value, layout: { ...layout, navigation, tile, density } };
}

/** A theme that only states its differences from its base. */
export function extendedTheme(
  base: CompleteTheme,
  file: SharedFile<ThemeExtension>,
  pairs: readonly ContrastPair[],
): CompleteTheme {
  const { value: own, document, input } = file;
  return {
    without: (paths) => extendedTheme(base.without(paths), { ...file, value: withoutPaths(own, paths) }, pairs),
    value: inheritTheme(base.value, own, pairs),
    input,
    inputs: [input, ...base.inputs],
    problem: (colors, finding) => {
      const stated = colors.find(({ scheme, token }) => own[scheme]?.[token] !== undefined);
      if (stated) return document.problem([stated.scheme, stated.token], finding);
      const [family] = colors.flatMap(({ token }) => familyOf(token, own.palette ?? {}) ?? []);
      return family === undefined ? base.problem(colors, finding) : document.problem(['palette', family], finding);
    },
  };
}
