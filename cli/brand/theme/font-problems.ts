import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '#cli/package/installed-packages.ts';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { SourceDocument } from '../source/source-document.ts';

type ThemeFonts = ThemeConfig['fonts'];

/**
 * Problems of the fonts that a theme states itself: every package and file has to be installed.
 * @param builtIn folder whose packages a build uses
 */
export function fontProblems(fonts: ThemeFonts, document: SourceDocument, builtIn: string): Problem[] {
  return fonts.flatMap(({ package: name, files }, at) => {
    const folder = packageFolder(name, builtIn);
    if (folder === undefined) return [document.problem(['fonts', at, 'package'], notInstalled(name))];
    return files.flatMap(({ file }, index) =>
      existsSync(join(folder, 'files', file))
        ? []
        : [document.problem(['fonts', at, 'files', index, 'file'], noFile(name, file))],
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
