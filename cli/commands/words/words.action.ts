import path from 'node:path';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { namespacesOf, openCatalogue } from '#cli/brand/shared/catalogue.ts';
import { englishTexts } from '#cli/brand/shared/english-texts.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { UsageError } from '../usage-error.ts';
import { addBlankTexts, type BlankText } from './add-blank-texts.ts';

export interface WordsRequest extends ActionContext {
  /** Code of a language. */
  readonly code: string;
  /** Whether to write the missing texts. */
  readonly missing: boolean;
}

interface MissingFile {
  /** Absolute. */
  readonly file: string;
  readonly texts: readonly BlankText[];
}

/** Lists what a language lacks, or writes it into the workspace's own words, to be filled in. */
export async function words(request: WordsRequest): Promise<Outcome> {
  const { cwd, code } = request;
  const workspace = openWorkspace(cwd, request.workspace);
  const { files, problems } = findMissing(workspace, code);
  if (problems.length > 0) return { exitCode: 1, text: '', json: {}, problems };
  if (request.missing) for (const { file, texts } of files) addBlankTexts(file, texts);
  const count = files.reduce((sum, { texts }) => sum + texts.length, 0);
  const lines = files.flatMap(({ file, texts }) => {
    const name = path.relative(cwd, file);
    return request.missing ? [`  ${name} (${texts.length})`] : texts.map(({ key }) => `  ${name}  ${key}`);
  });
  const missing = files.map(({ file, texts }) => ({
    file: path.relative(cwd, file),
    keys: texts.map(({ key }) => key),
  }));
  return { exitCode: 0, text: [summary(code, count, request.missing), ...lines].join('\n'), json: { code, missing } };
}

function summary(code: string, count: number, isWritten: boolean): string {
  if (count === 0) return `${code} has every text.`;
  const texts = count === 1 ? '1 text' : `${count} texts`;
  return isWritten ? `${texts} of ${code} to fill in, each below its English text:` : `${code} lacks ${texts}:`;
}

/** @throws UsageError for an unknown language */
function findMissing(workspace: Workspace, code: string) {
  const catalogue = openCatalogue(workspace);
  const codes = Object.keys(catalogue.languages.table);
  if (!codes.includes(code)) {
    const fix = suggest(code, codes, 'Add it to locales/languages.json of the workspace first.');
    throw new UsageError(`There is no language "${code}". ${fix}`);
  }
  const own = workspace.locales.at(-1) ?? '';
  const files = namespacesOf(catalogue).flatMap((namespace): MissingFile[] => {
    const keys = catalogue.missingWords(code, namespace);
    const english = englishTexts(catalogue, namespace);
    const texts = keys.map((key) => ({ key, english: english(key) }));
    return texts.length === 0 ? [] : [{ file: path.join(own, code, `${namespace}.json`), texts }];
  });
  return { files, problems: catalogue.problems() };
}
