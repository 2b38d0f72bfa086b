import path from 'node:path';
import { openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { templateAlone } from '#cli/brand/load-brand.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import type { FormName } from '#cli/words/formats/form-names.ts';
import { forms } from '#cli/words/formats/forms.ts';
import { handOverTexts } from '#cli/words/hand-over/hand-over-texts.ts';
import { type BrandScope, languageCode, textsInScope } from '#cli/words/hand-over/known-texts.ts';
import { readWordFile } from '#cli/words/hand-over/sources.ts';
import type { SourceText } from '#cli/words/hand-over/texts-of.ts';
import { type TextsAt, textsAtCommit } from '#cli/words/sources/texts-at.ts';
import { textsByKey } from '#cli/words/word-texts.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ExportRequest extends ActionContext {
  /** Code of a language. */
  readonly code: string;
  readonly format: FormName;
  /** Id of a brand, for the texts of its features and its own; undefined for those of all features. */
  readonly brand: string | undefined;
  /** A commit: only texts whose English has changed since, and those that are missing or stale. */
  readonly changedSince: string | undefined;
  /** Only texts that are missing; `changedSince` has these among others. */
  readonly missing: boolean;
  /** File to write; undefined for stdout. */
  readonly out: string | undefined;
}

/** Hands the texts of a language over to a translator. @throws UsageError for an unknown language, brand or commit */
export async function exportWords(request: ExportRequest): Promise<Outcome> {
  const { cwd, format, out, changedSince } = request;
  const workspace = openWorkspace(cwd, request.workspace);
  const catalogue = openCatalogue(workspace);
  const code = languageCode(catalogue, request.code);
  const brand = request.brand === undefined ? undefined : scopeOf(workspace, request.brand);
  const all = textsInScope({ workspace, catalogue, code }, brand);
  const problems = catalogue.problems();
  if (problems.length > 0) return { exitCode: 1, text: '', json: {}, problems };
  const before = changedSince === undefined ? undefined : textsAtCommit(workspace.root, changedSince);
  const handOver = handOverTexts({ workspace, catalogue, code, texts: all });
  const changed = before && changedIds(all, before);
  const isWanted = ({ id, state }: (typeof handOver.texts)[number]) =>
    changed ? changed.has(id) || /missing|stale/.test(state) : !request.missing || state === 'missing';
  const texts = handOver.texts.filter(isWanted);
  const written = forms[format].write({ ...handOver, texts });
  const json = { code, format, texts: texts.length };
  if (out === undefined)
    return { exitCode: 0, text: written.replace(/\r?\n$/, ''), json: { ...json, content: written } };
  const file = path.resolve(cwd, out);
  writeAtomically(file, written);
  const count = `${texts.length} ${texts.length === 1 ? 'text' : 'texts'}`;
  return { exitCode: 0, text: `${count} of ${code} written to ${path.relative(cwd, file)}.`, json: { ...json, file } };
}

function scopeOf(workspace: Workspace, id: string): BrandScope {
  const { brands, templates } = loadBrands(workspace, [id], { draft: true });
  if (templates.includes(id)) throw templateAlone([id]);
  return { id, features: brands.flatMap(({ features }) => features.map(({ name }) => name)) };
}

/** Ids of the texts whose English differs from that of a commit in any plural form. */
function changedIds(texts: readonly SourceText[], before: TextsAt): Set<string> {
  const then = new Map<string, ReadonlyMap<string, string>>();
  const english = ({ source }: SourceText) => {
    const known = then.get(source.name);
    if (known) return known;
    const { englishFiles, group } = source;
    const texts = englishFiles.map((file) => before(file) ?? textsByKey(readWordFile(file)));
    const merged = new Map(texts.flatMap((ofFile) => inGroup(ofFile, group)));
    then.set(source.name, merged);
    return merged;
  };
  const isChanged = (text: SourceText) => {
    const old = english(text);
    const own = [...text.source.english].filter(([key]) => key === text.key || key.startsWith(`${text.stem}_`));
    return own.some(([key, now]) => old.get(key) !== now);
  };
  return new Set(texts.filter(isChanged).map(({ id }) => id));
}

function inGroup(texts: ReadonlyMap<string, string>, [group]: readonly string[]): [key: string, text: string][] {
  if (group === undefined) return [...texts];
  const start = `${group}.`;
  return [...texts].flatMap(([key, text]) => (key.startsWith(start) ? [[key.slice(start.length), text]] : []));
}
