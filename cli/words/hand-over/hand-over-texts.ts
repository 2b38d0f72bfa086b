import type { Catalogue } from '#cli/brand/catalogue/catalogue.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import { lengthBound } from '../checks/length.ts';
import { provenWidths } from '../checks/proven-widths.ts';
import { termFinder } from '../checks/terms.ts';
import { productSources } from '../sources/word-source.ts';
import { readPlaces, readTerms, readTranslation } from '../translation/translation.ts';
import type { HandedText, HandOver, TermHint, TextState } from './hand-over.ts';
import { numbersOf } from './numbers-of.ts';
import type { SourceText } from './texts-of.ts';

interface HandOverRequest {
  readonly workspace: Workspace;
  readonly catalogue: Catalogue;
  readonly code: string;
  readonly texts: readonly SourceText[];
}

/** Texts with everything that their translator has to know. */
export function handOverTexts({ workspace: { builtIn }, catalogue, code, texts }: HandOverRequest): HandOver {
  const entry = catalogue.languages.table[code];
  const { glossary } = readTranslation(builtIn, code);
  const find = termFinder(readTerms(builtIn));
  const terms = readTerms(builtIn);
  const places = readPlaces(builtIn);
  const proven = new Map(productSources(builtIn).map((source) => [source.name, provenWidths(source)]));
  const titles = new Map(catalogue.features.all.map(({ name, title }) => [name, title]));
  const hints = (english: string): TermHint[] =>
    find(english).flatMap((id) => {
      const word = glossary?.terms[id]?.word;
      return word === undefined ? [] : [{ english: terms[id]?.english ?? id, word }];
    });
  const tag = entry?.tag ?? 'en';
  const handed = texts.map((text): HandedText => {
    const { id, english, form, stem, source } = text;
    const { namespace, name } = source;
    const title = places[namespace]?.title ?? titles.get(namespace) ?? namespace;
    return {
      id,
      english,
      text: text.text,
      state: stateOf(text, catalogue, code),
      context: {
        place: `${title} (${name})`,
        form: form === null ? null : `${form}: ${numbersOf(tag, form)}`,
        terms: hints(english),
        max: lengthBound(english, proven.get(namespace)?.get(stem)),
        picture: places[namespace]?.picture ?? null,
      },
    };
  });
  return { language: code, tag, name: entry?.english ?? code, guidance: guidanceOf(glossary), texts: handed };
}

function guidanceOf(glossary: ReturnType<typeof readTranslation>['glossary']): string[] {
  const always = [
    'Leave placeholders such as {{amount}} and tags such as <b> as they are, in the order that the language wants.',
    'A plural form is for the numbers that its context names. It may leave out {{count}} where it spells out its number.',
  ];
  if (!glossary) return always;
  const { form, reason, note } = glossary;
  return [`Form of address: ${form}. ${reason}`, ...(note === '' ? [] : [note]), ...always];
}

function stateOf({ text, stem, key, source }: SourceText, catalogue: Catalogue, code: string): TextState {
  if (text.trim() === '') return 'missing';
  const isReplaced = !source.isOwn && (source.group.length > 0 || catalogue.isReplaced(code, source.namespace, key));
  if (isReplaced) return 'done';
  const { draft, reviewed, stale } = catalogue.wordState(code);
  if (stale[source.namespace]?.[stem] !== undefined) return 'stale';
  return draft && !reviewed.includes(source.namespace) ? 'draft' : 'done';
}
