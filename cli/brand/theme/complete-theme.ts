import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';
import type { BrandInput } from '../resolved-brand.ts';
import type { ColorToken, ContrastPair } from '../shared/contrast-pairs.ts';
import type { SharedFile } from '../shared/read-shared.ts';
import { inheritTheme } from './inherit-theme.ts';
import { familyOf } from './token-families.ts';

/** A colour of one scheme. */
export interface ColorPlace {
  readonly scheme: 'light' | 'dark';
  readonly token: ColorToken;
}

/** A complete theme, with everything that it extends. */
export interface CompleteTheme {
  readonly value: ThemeConfig;
  readonly input: BrandInput;
  /** The theme's own file first, then the files that it extends. */
  readonly inputs: readonly BrandInput[];
  /** Reports low contrast in the nearest file that states or derives one of the colours. */
  problem(colors: readonly ColorPlace[], finding: Finding): Problem;
}

/** A theme that states every token itself. */
export function baseTheme({ value, document, input }: SharedFile<ThemeConfig>): CompleteTheme {
  return {
    value,
    input,
    inputs: [input],
    problem: ([color], finding) => document.problem(color ? [color.scheme, color.token] : [], finding),
  };
}

/** A theme that only states its differences from its base. */
export function extendedTheme(
  base: CompleteTheme,
  { value: own, document, input }: SharedFile<ThemeExtension>,
  pairs: readonly ContrastPair[],
): CompleteTheme {
  return {
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
