import { type GetTextTranslation, po } from 'gettext-parser';
import { contextLines, type HandedText, type HandOverForm, type ReturnedText } from '../hand-over/hand-over.ts';

const FUZZY = 'fuzzy';
const CONTEXT = /^msgctxt\s/;

/**
 * PO of gettext: the id is the context of an entry. A plural form is an entry of its own, as CLDR knows more forms than
 * gettext. What still needs a translator is fuzzy.
 */
export const poForm: HandOverForm = {
  ending: '.po',
  write: ({ language, tag, name, guidance, texts }) => {
    const headers = {
      'Project-Id-Version': 'brandgen',
      Language: tag,
      'Language-Team': name,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'X-Language-Code': language,
      'X-Texts': String(texts.length),
    };
    const top = { '': { msgid: '', msgstr: [''], comments: { translator: guidance.join('\n') } } };
    const entries = texts.map((text) => [text.id, { [text.english]: entryOf(text) }] as const);
    const table = { charset: 'utf-8', headers, translations: { '': top, ...Object.fromEntries(entries) } };
    return `${po.compile(table, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
  },
  read: (text) => {
    try {
      const { headers, translations } = po.parse(text, { defaultCharset: 'utf-8' });
      const lines = linesOfEntries(text);
      const entries = Object.entries(translations).filter(([id]) => id !== '');
      const found = new Map(entries.map(([id, byEnglish]) => [id, Object.values(byEnglish)]));
      const texts = lines.flatMap(({ id, line }): ReturnedText[] =>
        (found.get(id) ?? []).map(({ msgid, msgstr: [own = ''], comments }) => ({
          id,
          english: msgid,
          text: own,
          isDone: own !== '' && !(comments?.flag ?? '').includes(FUZZY),
          line,
        })),
      );
      const language = headers['X-Language-Code'] ?? headers['Language'] ?? '';
      return { language, count: Number(headers['X-Texts'] ?? texts.length), texts };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { line: 1, says: `cannot be read as PO: ${error.message}` };
    }
  },
};

function entryOf({ id, english, text, state, context }: HandedText): GetTextTranslation {
  const extracted = contextLines(context).map(([heading, line]) => `${heading}: ${line}`);
  return {
    msgctxt: id,
    msgid: english,
    msgstr: [text],
    comments: {
      extracted: [...extracted, `state: ${state}`].join('\n'),
      ...((state === 'stale' || state === 'draft') && { flag: FUZZY }),
    },
  };
}

/** The parser keeps no lines. An entry whose context occurs twice is listed twice. */
function linesOfEntries(text: string): { id: string; line: number }[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, at) => {
    if (!CONTEXT.test(line)) return [];
    const literal = line.replace(CONTEXT, '').trim();
    return [{ id: literal.slice(1, -1).replaceAll(/\\(.)/g, '$1'), line: at + 1 }];
  });
}
