import { expect, it } from 'vitest';
import { editWords, newWords } from './edit-words.ts';

const order = [['title'], ['rows', 'all'], ['rows', 'found_one'], ['rows', 'found_other'], ['end']];

it('replaces texts and leaves everything else as it is', () => {
  const before = '\uFEFF{\r\n\t"end": "Ende", // last\r\n\t"title" : "Alt",\r\n}\r\n';
  const after = editWords(before, [{ path: ['title'], text: 'Neu “1”\n2' }], order);
  expect(after).toBe('\uFEFF{\r\n\t"end": "Ende", // last\r\n\t"title" : "Neu “1”\\n2",\r\n}\r\n');
});

it('puts new texts where English has them', () => {
  const before = '{\n  "rows": {\n    "found_other": "Viele"\n  },\n  "end": "Ende"\n}\n';
  const texts = [
    { path: ['rows', 'found_one'], text: 'Eins' },
    { path: ['title'], text: 'Titel' },
  ];
  expect(Object.keys(JSON.parse(editWords(before, texts, order)))).toEqual(['title', 'rows', 'end']);
  expect(Object.keys(JSON.parse(editWords(before, texts, order)).rows)).toEqual(['found_one', 'found_other']);
});

it('makes a file with the groups, lists and names of the English one', () => {
  const english = {
    topics: [{ id: 'pay', title: 'Paying', items: ['One', 'Two'], keywords: ['pay', 'money'] }],
    left_one: 'One',
    left_other: 'Some',
    none: { gone: 'Gone' },
  };
  const texts = [
    { path: ['topics', 0, 'title'], text: 'Płatności' },
    { path: ['topics', 0, 'items', 0], text: 'Jeden' },
    { path: ['topics', 0, 'items', 1], text: 'Dwa' },
    { path: ['topics', 0, 'keywords'], text: 'płac | pieniądz | kasa' },
    { path: ['left_one'], text: 'Jeden' },
    { path: ['left_few'], text: 'Kilka' },
    { path: ['left_many'], text: 'Wiele' },
    { path: ['left_other'], text: 'Reszta' },
  ];
  expect(
    JSON.parse(
      newWords(
        texts,
        texts.map(({ path }) => path),
        english,
      ),
    ),
  ).toEqual({
    topics: [{ id: 'pay', title: 'Płatności', items: ['Jeden', 'Dwa'], keywords: ['płac', 'pieniądz', 'kasa'] }],
    left_one: 'Jeden',
    left_few: 'Kilka',
    left_many: 'Wiele',
    left_other: 'Reszta',
  });
  expect(
    Object.keys(
      JSON.parse(
        newWords(
          texts,
          texts.map(({ path }) => path),
          english,
        ),
      ),
    ),
  ).toEqual(['topics', 'left_one', 'left_few', 'left_many', 'left_other']);
});

it('makes a file of plain groups in the order of English', () => {
  const texts = [
    { path: ['end'], text: 'Ende' },
    { path: ['rows', 'found_other'], text: 'Viele' },
    { path: ['rows', 'all'], text: 'Alle' },
  ];
  expect(newWords(texts, order)).toBe(
    '{\n  "rows": {\n    "all": "Alle",\n    "found_other": "Viele"\n  },\n  "end": "Ende"\n}\n',
  );
});
