import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandedText, HandOver } from '../hand-over/hand-over.ts';
import { formNames } from './form-names.ts';
import { formOfFile, forms } from './forms.ts';

const context = {
  place: 'Deposits by bank & card (deposit)',
  form: 'few: 2, 3, 4',
  terms: [{ english: 'Fee', word: 'Gebühr' }],
  max: 34,
  picture: 'docs/screens/lottery.webp',
};
const handed = (text: Partial<HandedText>): HandedText => ({
  id: 'deposit:fee',
  english: 'Fee of {{amount}}',
  text: 'Gebühr: {{amount}}',
  state: 'done',
  context,
  ...text,
});
const handOver = (texts: readonly HandedText[]): HandOver => ({
  language: 'DE',
  tag: 'de',
  name: 'German',
  guidance: ['Form of address: familiar. “du” <b>always</b>'],
  texts,
});

const hostile = [
  '"straight" and ’curly’ and “other”',
  'two\nlines\n\nand three\n',
  '\ttab, cr\r\nlf, cr\ralone',
  '<b>bold</b> & <terms>terms</terms> &amp; <!-- no -->',
  '{{count, number}} of {{a}}{{b}} in {brand}',
  '=1+1',
  "'=1+1",
  "''-2",
  '-5 %',
  '@name; a,b\tc',
  'مرحبا ⁨{{brand}}⁩، «نعم»',
  '👩‍👩‍👧 🇹🇭 é é',
  '\\n \\" \\\\ %s',
  '  spaces  ',
  ']]> <![CDATA[x]]>',
  'msgid "x"\nmsgctxt "y"',
  '#, fuzzy',
];

describe.each(formNames)('%s', (name) => {
  const form = forms[name];
  const again = (texts: readonly HandedText[]) => {
    const read = form.read(form.write(handOver(texts)));
    if (!('texts' in read)) throw new Error(`${name} ${read.says}`);
    return read;
  };

  it('returns every text as it was, whatever is in it', () => {
    const texts = hostile.map((text, at) => handed({ id: `shell:a.b_${at}`, english: `${text}·`, text }));
    const read = again(texts);
    expect(read.texts.map(({ id, english, text }) => ({ id, english, text }))).toEqual(
      texts.map(({ id, english, text }) => ({ id, english, text })),
    );
    expect(read).toMatchObject({ language: 'DE', count: hostile.length });
  });

  it('returns any text that all forms can hold', () => {
    const printable = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '·'));
    fc.assert(
      fc.property(fc.array(fc.tuple(printable, printable), { minLength: 1, maxLength: 5 }), (pairs) => {
        const texts = pairs.map(([english, text], at) => handed({ id: `help:t${at}`, english, text }));
        expect(again(texts).texts.map(({ english, text }) => [english, text])).toEqual(pairs);
      }),
      { numRuns: 200 },
    );
  });

  it('tells finished texts from those that need a translator', () => {
    const texts = (['missing', 'stale', 'draft', 'done'] as const).map((state) =>
      handed({ id: `help:${state}`, state, ...(state === 'missing' && { text: '' }) }),
    );
    expect(again(texts).texts.map(({ isDone }) => isDone)).toEqual([false, false, false, true]);
  });

  it('says what a translator has to know', () => {
    const text = form.write(handOver([handed({})])).replaceAll('&amp;', '&');
    for (const part of [context.place, context.form, 'Gebühr', '34', context.picture]) expect(text).toContain(part);
  });

  it('finds the line of a text', () => {
    const texts = ['one', 'two\nlines', 'three'].map((text, at) => handed({ id: `help:${at}`, text }));
    const lines = form.write(handOver(texts)).split('\n');
    for (const { id, line } of again(texts).texts) expect(lines[line - 1]).toMatch(new RegExp(`help:${id.at(-1)}|\\{`));
  });

  it.each(['', 'nothing of the kind', '<a', '{', 'msgid "'])('refuses %j', (text) => {
    expect(form.read(text)).toEqual({ line: expect.any(Number), says: expect.any(String) });
  });
});

it('knows a form by the ending of its file', () => {
  expect(formOfFile('de.xlf')).toBe(forms.xliff);
  expect(formOfFile('out/de.xliff')).toBe(forms.xliff);
  expect(formOfFile('de.po')).toBe(forms.po);
  expect(formOfFile('de.txt')).toBeUndefined();
});

it('reads what translation tools and spreadsheets make of the files', () => {
  const units = `<trans-unit id="help:a"><source>A</source><target state="final">Ä</target>
    <alt-trans><source>A</source><target>Nein</target></alt-trans></trans-unit>`;
  const xliff = `<xliff version="1.2"><file target-language="de"><body>${units}</body></file></xliff>`;
  expect(forms.xliff.read(xliff)).toMatchObject({ language: 'de', texts: [{ text: 'Ä', isDone: true }] });
  const csv = 'id;language;row;english;text;state\nhelp:a;DE;1 of 2;A;"Ä, ä";done\n';
  expect(forms.csv.read(csv)).toMatchObject({ language: 'DE', count: 2, texts: [{ text: 'Ä, ä', line: 2 }] });
});
