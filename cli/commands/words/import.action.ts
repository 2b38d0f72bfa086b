import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue, openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import { findBrands } from '#cli/brand/workspace/find-brands.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { formatJson } from '#cli/json/format-json.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { formNames } from '#cli/words/formats/form-names.ts';
import { formOfFile, forms } from '#cli/words/formats/forms.ts';
import type { FormFault, ReturnedFile } from '#cli/words/hand-over/hand-over.ts';
import { everyText, languageCode } from '#cli/words/hand-over/known-texts.ts';
import type { SourceText } from '#cli/words/hand-over/texts-of.ts';
import { examineReturned, type TextChange } from '#cli/words/import/examine-returned.ts';
import { nextState } from '#cli/words/import/next-state.ts';
import { writeTexts } from '#cli/words/import/write-texts.ts';
import { writtenState } from '#cli/words/translation/written-state.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ImportRequest extends ActionContext {
  /** The file that came back, as written. */
  readonly file: string;
}

/**
 * Takes the texts of a file back into the words of its language. Writes nothing while the file has a problem.
 * @throws UsageError for a file that cannot be read
 */
export async function importWords(request: ImportRequest): Promise<Outcome> {
  const { cwd } = request;
  const file = path.resolve(cwd, request.file);
  const returned = readReturned(file, request.file);
  if ('says' in returned) {
    const finding = {
      rule: 'hand-over',
      message: `This file ${returned.says}.`,
      fix: 'Import a file that `brandgen words export` made.',
    };
    return {
      exitCode: 1,
      text: '',
      json: {},
      problems: [problemInFile(file, finding, { line: returned.line, column: 1 })],
    };
  }
  const workspace = openWorkspace(cwd, request.workspace);
  const catalogue = openCatalogue(workspace);
  const code = languageCode(catalogue, returned.language);
  const known = everyText({ workspace, catalogue, code }, findBrands(workspace));
  const { builtIn } = workspace;
  const isPackage = workspace.root === builtIn;
  const examined = examineReturned({ file, returned, known, catalogue, code, builtIn, isPackage });
  const { texts, problems, warnings } = examined;
  const all = [...problems, ...catalogue.problems()];
  if (all.length > 0) return { exitCode: 1, text: '', json: { code, written: [] }, problems: all };
  const files = writeTexts(texts, [...known.values()]);
  const state = isPackage ? keepState(workspace, catalogue, code, { texts, known }) : [];
  const written = [...files, ...state].map((name) => path.relative(cwd, name));
  return { exitCode: 0, text: summary(code, texts, written), json: { code, written }, warnings };
}

function readReturned(file: string, name: string): ReturnedFile | FormFault {
  const form = formOfFile(file);
  if (!form) {
    const endings = formNames.map((known) => forms[known].ending).join(', ');
    throw new UsageError(`${name} has no ending by which its format is known: ${endings}.`);
  }
  const text = decodeText(readFileSync(file));
  return typeof text === 'string' ? form.read(text) : { line: text.line, says: 'is not a text in UTF-8' };
}

interface Returned {
  readonly texts: readonly TextChange[];
  readonly known: ReadonlyMap<string, SourceText>;
}

/** Writes the state of a language of the package. @returns its file, if it was written */
function keepState({ root }: Workspace, catalogue: Catalogue, code: string, { texts, known }: Returned): string[] {
  const { input: _file, ...before } = catalogue.wordState(code);
  const own = [...known.values()].filter(({ source }) => source.isOwn);
  const after = nextState(
    before,
    texts.filter(({ before: { source } }) => source.isOwn),
    own,
  );
  const [then, now] = [writtenState(before), writtenState(after)].map(formatJson);
  if (now === undefined || then === now) return [];
  const file = path.join(root, 'translation/state', `${code}.json`);
  writeAtomically(file, now);
  return [file];
}

function summary(code: string, texts: readonly TextChange[], files: readonly string[]): string {
  const changed = texts.filter(({ before, returned }) => before.text !== returned.text).length;
  if (files.length === 0) return `${code} has these texts already.`;
  const count = changed === 1 ? '1 text' : `${changed} texts`;
  return [`${count} of ${code} changed:`, ...files.map((file) => `  ${file}`)].join('\n');
}
