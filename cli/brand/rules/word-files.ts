import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { closest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { isLinkedAway, linkedAway } from '../source/home.ts';
import { isFolder } from '../workspace/workspace.ts';
import { defineRule } from './rule.ts';

/**
 * Every file in words/ must be for a language that the brand offers, as others are not read. Brands that it extends may
 * have more languages.
 */
export const wordFiles = defineRule(['languages.offered'], ({ config, layers, catalogue }) => {
  const codes = Object.keys(catalogue.languages.table);
  const { offered } = config.languages;
  return layers.layers.flatMap(({ folder }, depth) => {
    const words = join(folder, 'words');
    if (isLinkedAway(words, folder)) return [problemInFile(words, linkedAway('folder'))];
    return wordFilesIn(words).flatMap((name) => {
      const code = codes.find((candidate) => name === `${candidate}.json`);
      if (code === undefined) return [problemInFile(join(words, name), unknownLanguage(name, codes))];
      return depth > 0 || offered.includes(code) ? [] : [problemInFile(join(words, name), notOffered(code, offered))];
    });
  });
});

/** Every entry that may be meant as words. Notes and hidden files are not. */
function wordFilesIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.filter((name) => /\.json[c5]?$/i.test(name) || isFolder(join(folder, name))).sort();
}

function unknownLanguage(name: string, codes: readonly string[]): Finding {
  const meant = closest(parse(name).name, codes);
  return {
    rule: 'language',
    message: 'Words are read only from files named after a language.',
    expected: 'a code of locales/languages.json and the ending .json',
    received: plainValue(name),
    fix: meant === null ? 'Correct the name, or remove the words.' : `Move the words to ${meant}.json, or remove them.`,
  };
}

function notOffered(code: string, offered: readonly string[]): Finding {
  return {
    rule: 'words-not-offered',
    message: 'The brand does not offer the language of these words.',
    expected: oneOf(offered.map((language) => `${language}.json`)),
    received: plainValue(`${code}.json`),
    fix: `Add "${code}" to languages.offered, or remove the file.`,
  };
}
