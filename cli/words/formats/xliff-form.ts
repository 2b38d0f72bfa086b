import { UsageError } from '#cli/problems/usage-error.ts';
import { contextLines, type HandedText, type HandOverForm, type TextState } from '../hand-over/hand-over.ts';
import { readXliff } from './read-xliff.ts';

/** States of XLIFF 1.2. */
const STATES: Readonly<Record<TextState, string>> = {
  missing: 'new',
  stale: 'needs-translation',
  draft: 'needs-review-translation',
  done: 'translated',
};

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;
/** Placeholders and tags, which tools then protect. */
const CODE = /\{\{[^{}]*\}\}|\{\w+\}|<\/?[A-Za-z][^<>]*>/g;

/** XLIFF 1.2, which every translation tool reads. */
export const xliffForm: HandOverForm = {
  ending: '.xlf',
  write: ({ language, tag, guidance, texts }) => {
    const notes = guidance.map((line) => `      <note from="guidance">${escaped(line)}</note>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xml:space="preserve">',
      `  <file original="brandgen" source-language="en" target-language="${escaped(tag)}" datatype="plaintext">`,
      '    <header>',
      `      <note from="language">${escaped(language)}</note>`,
      `      <note from="texts">${texts.length}</note>`,
      ...notes,
      '    </header>',
      '    <body>',
      ...texts.flatMap(unitOf),
      '    </body>',
      '  </file>',
      '</xliff>',
    ];
    return `${lines.join('\n')}\n`;
  },
  read: readXliff,
};

function unitOf({ id, english, text, state, context }: HandedText): string[] {
  const wrong = [english, text].find((part) => IMPOSSIBLE.test(part));
  if (wrong !== undefined)
    throw new UsageError(`The text ${id} has a character that XLIFF cannot hold. Take it out, or use another format.`);
  const bound = context.max === null ? '' : ` maxwidth="${context.max}" size-unit="char"`;
  const codes = [...new Set(english.match(CODE) ?? [])];
  const target = text === '' ? `<target state="${STATES.missing}"/>` : targetOf(text, state, codes);
  return [
    `      <trans-unit id="${escaped(id)}"${bound}>`,
    `        <source>${marked(english, codes)}</source>`,
    `        ${target}`,
    ...contextLines(context).map(([heading, line]) => `        <note from="${heading}">${escaped(line)}</note>`),
    '      </trans-unit>',
  ];
}

function targetOf(text: string, state: TextState, codes: readonly string[]): string {
  return `<target state="${STATES[state]}">${marked(text, codes)}</target>`;
}

/** A text with an element around each placeholder and each tag. @param codes those of the English text, which number them */
function marked(text: string, codes: readonly string[]): string {
  let result = '';
  let end = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    const known = codes.indexOf(code);
    const id = known < 0 ? codes.length + 1 : known + 1;
    result += `${escaped(text.slice(end, index))}<ph id="${id}">${escaped(code)}</ph>`;
    end = index + code.length;
  }
  return result + escaped(text.slice(end));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers make one line feed of it otherwise.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
