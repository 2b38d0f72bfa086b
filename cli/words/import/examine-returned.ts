import type { Catalogue } from '#cli/brand/catalogue/catalogue.ts';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { type CheckText, textCheck } from '../checks/check-text.ts';
import { provenWidths } from '../checks/proven-widths.ts';
import { termFinder } from '../checks/terms.ts';
import type { CheckName, TextFault } from '../checks/text-fault.ts';
import type { ReturnedFile, ReturnedText } from '../hand-over/hand-over.ts';
import type { SourceText } from '../hand-over/texts-of.ts';
import { productSources } from '../sources/word-source.ts';
import { readTerms, readTranslation } from '../translation/translation.ts';
import { isSearched } from '../word-texts.ts';

/** A returned text beside what is there. */
export interface TextChange {
  readonly before: SourceText;
  readonly returned: ReturnedText;
}

export interface ExaminedReturn {
  readonly texts: readonly TextChange[];
  /** Any of them keeps the whole file out. */
  readonly problems: readonly Problem[];
  /** What only somebody who knows the language can judge, in a workspace that has no place to say so. */
  readonly warnings: readonly Problem[];
}

interface ReturnToExamine {
  /** Absolute path of the file that came back. */
  readonly file: string;
  readonly returned: ReturnedFile;
  readonly known: ReadonlyMap<string, SourceText>;
  readonly catalogue: Catalogue;
  readonly code: string;
  /** Folder of the package. */
  readonly builtIn: string;
  /** Whether the package's own `translation/judged/` can say that a text is right all the same. */
  readonly isPackage: boolean;
}

/** Checks that a text may be right against. */
const JUDGED = new Set<CheckName>(['english', 'script', 'length', 'numbers', 'terms']);

/** Compares a file that came back with the texts that are there, and checks each one that it changes. */
export function examineReturned(request: ReturnToExamine): ExaminedReturn {
  const { file, returned, known, code } = request;
  const check = changeCheck(request);
  const isDoubt = (fault: TextFault) => !request.isPackage && JUDGED.has(fault.check);
  const seen = new Set<string>();
  const texts: TextChange[] = [];
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const report = (line: number, finding: Finding, id = '') =>
    void problems.push(problemInFile(file, finding, { line, column: 1 }, plainText(id)));
  for (const text of returned.texts) {
    const before = known.get(text.id);
    const misplaced = before ? misplacedText(text, before, seen) : unknownText(text.id, [...known.keys()]);
    seen.add(text.id);
    if (misplaced) report(text.line, misplaced, text.id);
    if (!before || misplaced) continue;
    texts.push({ before, returned: text });
    if (text.text === before.text) continue;
    const found = check(before, text.text);
    const placed = (fault: TextFault) =>
      problemInFile(file, wrongText(fault, code), { line: text.line, column: 1 }, plainText(text.id));
    problems.push(...found.filter((fault) => !isDoubt(fault)).map(placed));
    warnings.push(...found.filter(isDoubt).map(placed));
  }
  if (seen.size < returned.count) report(1, missingTexts(returned.count - seen.size, returned.count));
  for (const { before, returned: text } of withoutForms(texts, known))
    report(text.line, halfPlural(before.stem), text.id);
  return { texts, problems, warnings };
}

function changeCheck({ catalogue, code, builtIn }: ReturnToExamine): (before: SourceText, text: string) => TextFault[] {
  const tag = catalogue.languages.table[code]?.tag ?? 'en';
  const check: CheckText = textCheck(tag, readTranslation(builtIn, code), termFinder(readTerms(builtIn)));
  const proven = new Map(productSources(builtIn).map((source) => [source.name, provenWidths(source)]));
  return (before, text) => {
    const { source, stem, form } = before;
    if (isSearched(source.pathOf(before.key))) return [];
    const english = source.english.get(`${stem}_other`) ?? before.english;
    const pair = { id: `${source.namespace}:${stem}`, english, text, form };
    return check(pair, proven.get(source.namespace)?.get(stem));
  };
}

/** The first of each plural text that would have some of its forms and lack others. */
function withoutForms(texts: readonly TextChange[], known: ReadonlyMap<string, SourceText>): TextChange[] {
  const filled = new Map(texts.map(({ before, returned }) => [before.id, returned.text.trim() !== '']));
  const byStem = new Map<string, { has: boolean; lacks: boolean }>();
  const nameOf = ({ source, stem }: SourceText) => `${source.name}:${stem}`;
  for (const text of known.values()) {
    if (text.form === null) continue;
    const isFilled = filled.get(text.id) ?? text.text.trim() !== '';
    const { has, lacks } = byStem.get(nameOf(text)) ?? { has: false, lacks: false };
    byStem.set(nameOf(text), { has: has || isFilled, lacks: lacks || !isFilled });
  }
  const told = new Set<string>();
  return texts.filter(({ before, returned }) => {
    const name = nameOf(before);
    const { has = false, lacks = false } = byStem.get(name) ?? {};
    const isHalf = before.form !== null && has && lacks && returned.text !== before.text && !told.has(name);
    if (isHalf) told.add(name);
    return isHalf;
  });
}

function misplacedText({ id, text }: ReturnedText, before: SourceText, seen: ReadonlySet<string>): Finding | null {
  if (seen.has(id)) return repeatedText();
  return text.trim() === '' && before.text.trim() !== '' ? lostText(before.text) : null;
}

function unknownText(id: string, ids: readonly string[]): Finding {
  return {
    rule: 'unknown-text',
    message: 'There is no text with this id.',
    expected: 'an id as it was exported',
    received: plainValue(id),
    fix: suggest(id, ids, 'Correct the id, or remove the text from the file.'),
  };
}

function repeatedText(): Finding {
  return { rule: 'repeated-text', message: 'This text stands in the file twice.', fix: 'Remove one of them.' };
}

function lostText(present: string): Finding {
  return {
    rule: 'lost-text',
    message: 'This text would be lost: the file has nothing in its place.',
    expected: plainValue(present),
    received: 'nothing',
    fix: 'Write the text, or remove it from the file to keep what is there.',
  };
}

function wrongText({ check, says }: TextFault, code: string): Finding {
  const judge = JUDGED.has(check) ? ` If it is right all the same, say so in translation/judged/${code}.json.` : '';
  return {
    rule: 'wrong-text',
    message: `This text ${says}.`,
    fix: `Correct the text, and import the file again.${judge}`,
  };
}

function halfPlural(stem: string): Finding {
  return {
    rule: 'partial-forms',
    message: `The text ${stem} would have some of its plural forms, and lack others.`,
    fix: 'Write all of its forms.',
  };
}

function missingTexts(missing: number, count: number): Finding {
  return {
    rule: 'missing-texts',
    message: `The file lacks ${missing} of the ${count} texts that it had.`,
    expected: `${count} texts`,
    received: `${count - missing}`,
    fix: 'Import the whole file: a part of it may have been cut off.',
  };
}
