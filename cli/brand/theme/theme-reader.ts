import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import { packageFolder } from '#cli/package/installed-packages.ts';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { checkTheme } from '#schemas/generated/config/theme.js';
import { checkThemeExtension } from '#schemas/generated/config/theme-extension.js';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';
import { suggest } from '../schema/did-you-mean.ts';
import type { ContrastPair } from '../shared/contrast-pairs.ts';
import { checkWithoutNulls, type Report, type SharedFile } from '../shared/read-shared.ts';
import { circularExtends, type ExtendsStep, findCircle } from '../source/circular-extends.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import { baseTheme, type CompleteTheme, extendedTheme } from './complete-theme.ts';
import { themeFile, themeNames } from './find-themes.ts';
import { takenAway } from './taken-away.ts';

type ThemeFonts = ThemeConfig['fonts'];

/** The theme with this name, `unknown` if no theme has it, or `broken` if it has problems, which are reported. */
export type FoundTheme = CompleteTheme | 'unknown' | 'broken';

export interface ThemeSources {
  /** Folders with themes; the first one that has a theme wins. */
  readonly folders: readonly string[];
  readonly pairs: readonly ContrastPair[];
  /** Folder of the installed package, whose fonts a build uses. */
  readonly builtIn: string;
  readonly report: Report;
}

/** Reads themes with everything they extend. Reads each file and reports its problems once. */
export function createThemeReader({ folders, pairs, builtIn, report }: ThemeSources): (name: string) => FoundTheme {
  const themes = new Map<string, FoundTheme>();

  function find(name: string, trail: readonly ExtendsStep[]): FoundTheme {
    const theme = themes.get(name) ?? read(name, trail);
    themes.set(name, theme);
    return theme;
  }

  function read(name: string, trail: readonly ExtendsStep[]): FoundTheme {
    const file = themeFile(name, folders);
    if (file === undefined) return 'unknown';
    const { document, problems } = readDocument(file);
    report(problems);
    if (!document) return 'broken';
    if (isExtension(document)) {
      const own = checkWithoutNulls(document, checkThemeExtension, report);
      if (!own || !hasFonts(own.value.fonts ?? [], document)) return 'broken';
      return extend(own, [...trail, { id: name, document }]);
    }
    const whole = checkWithoutNulls(document, checkTheme, report);
    return whole && hasFonts(whole.value.fonts, document) ? baseTheme(whole) : 'broken';
  }

  function hasFonts(fonts: ThemeConfig['fonts'], document: SourceDocument): boolean {
    const problems = fontProblems(fonts, document, builtIn);
    report(problems);
    return problems.length === 0;
  }

  function extend(own: SharedFile<ThemeExtension>, trail: readonly ExtendsStep[]): FoundTheme {
    const id = own.value.extends;
    const circle = findCircle(trail, id);
    if (circle.length > 0) report(circularExtends(circle, 'theme'));
    const base = circle.length > 0 ? 'broken' : find(id, trail);
    if (base === 'unknown') report([own.document.problem(['extends'], unknownBase(id, themeNames(folders)))]);
    return typeof base === 'string' ? 'broken' : extendedTheme(base.without(takenAway(own.document.value)), own, pairs);
  }

  return (name) => find(name, []);
}

/** Null for "extends" counts as absent, as in a brand. */
function isExtension({ value }: SourceDocument): boolean {
  return isDictionary(value) && (value['extends'] ?? null) !== null;
}

function unknownBase(id: string, names: readonly string[]) {
  return {
    rule: 'extends-unknown',
    message: 'There is no theme with this name to extend.',
    expected: 'the folder name of a theme in themes/',
    received: plainValue(id),
    fix: suggest(id, names, 'Correct the name, or remove "extends" and state every token.'),
  };
}

/**
 * Problems of the fonts that a theme states: each package and file must be installed. @param builtIn folder whose
 * packages a build uses
 */
function fontProblems(fonts: ThemeFonts, document: SourceDocument, builtIn: string): Problem[] {
  return fonts.flatMap(({ package: name, files }, position) => {
    const folder = packageFolder(name, builtIn);
    if (folder === undefined) return [document.problem(['fonts', position, 'package'], notInstalled(name))];
    return files.flatMap(({ file }, index) =>
      existsSync(join(folder, 'files', file))
        ? []
        : [document.problem(['fonts', position, 'files', index, 'file'], noFile(name, file))],
    );
  });
}

function notInstalled(name: string) {
  return {
    rule: 'font-package',
    message: 'The package of this font is not installed.',
    expected: 'an installed package',
    received: plainValue(name),
    fix: `Install it with \`npm install ${plainText(name)}\`, or name another package.`,
  };
}

function noFile(name: string, file: string) {
  return {
    rule: 'font-file',
    message: 'The package of this font has no such file.',
    expected: `a file of the folder files/ of ${plainText(name)}`,
    received: plainValue(file),
    fix: 'Correct the name, or install a version of the package that has the file.',
  };
}
