import { expect, it } from 'vitest';
import { createNameIndex } from './name-index.ts';

const NAMES = [
  ...['Dragon Vault', 'Golden Dragon', 'Fortune Tiger', 'Temple of Ra', 'Speed Draw 1', 'Speed Draw 3'],
  ...['Xổ Số Miền Bắc', 'Đua Ngựa', 'ดราก้อนไทเกอร์', 'สล็อตมังกรทอง', '澳门彩票', '黄金巨龙', 'خزنة التنين', 'قمر الذئب'],
];

const indexOf = (names: readonly string[]) => {
  const index = createNameIndex();
  index.add(names.map((name) => ({ name })));
  return (text: string) => index.find(text).entries.map(({ name }) => name);
};
const find = indexOf(NAMES);

it.each([
  ['while a word is typed', 'drag', 'Dragon Vault'],
  ['in any order', 'vault dra', 'Dragon Vault'],
  ['with a missing letter', 'dragn vault', 'Dragon Vault'],
  ['with two letters swapped', 'fortnue', 'Fortune Tiger'],
  ['without the space', 'dragonvault', 'Dragon Vault'],
  ['without Vietnamese marks', 'xo so mien bac', 'Xổ Số Miền Bắc'],
  ['without the stroke of đ', 'DUA NGUA', 'Đua Ngựa'],
  ['by the middle of a Thai name', 'มังกร', 'สล็อตมังกรทอง'],
  ['without a Thai tone mark', 'ดรากอน', 'ดราก้อนไทเกอร์'],
  ['with a Thai typo', 'มังกอรทอง', 'สล็อตมังกรทอง'],
  ['by the middle of a Chinese name', '巨龙', '黄金巨龙'],
  ['by one Chinese character', '彩', '澳门彩票'],
  ['without the Arabic article', 'تنين', 'خزنة التنين'],
  ['without the Arabic hamza', 'الذيب', 'قمر الذئب'],
])('finds a name %s', (_how, text, name) => expect(find(text)).toContain(name));

it('takes numbers as they are, and finds nothing for what no name has', () => {
  expect(find('speed draw 3')[0]).toBe('Speed Draw 3');
  expect(['zzzz', '', '  ', '!?', 'dragon zzzz'].map((text) => find(text))).toEqual([[], [], [], [], []]);
});

it('puts what is named exactly first, and of two equal names the hot one', () => {
  expect(indexOf(['Dragonfly Meadow', 'Dragon'])('dragon')).toEqual(['Dragon', 'Dragonfly Meadow']);
  const index = createNameIndex<{ name: string; isHot?: 0 | 1 }>();
  index.add([{ name: 'Koi Pond' }]);
  index.add([{ name: 'Koi Gate', isHot: 1 }]);
  expect(index.find('koi').entries.map(({ name }) => name)).toEqual(['Koi Gate', 'Koi Pond']);
});

it('says whether it has what was typed, or what may have been meant', () => {
  const index = createNameIndex();
  index.add([{ name: 'Koi Pond' }]);
  expect(['koi', 'pomd', 'zzzz'].map((text) => index.find(text).isExact)).toEqual([true, false, false]);
  expect(index.find('pomd').entries).toHaveLength(1);
});

it('finds by other names too', () => {
  const index = createNameIndex();
  index.add([{ name: '暹罗彩', otherNames: ['Siam Draw', 'หวยสยาม'] }]);
  for (const text of ['siam', '暹罗', 'สยาม']) expect(index.find(text).entries).toHaveLength(1);
});

/** 20,000 names of three words each. */
const manyNames = () => {
  const words = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}${at}word`);
  return words('amber', 40).flatMap((first) =>
    words('kraken', 50).flatMap((second) => words('rush', 10).map((third) => `${first} ${second} ${third}`)),
  );
};

it('finds each of very many names by its words, with typos', () => {
  const names = manyNames();
  const findMany = indexOf(names);
  expect(names).toHaveLength(20_000);
  for (const name of [names[0], names[9_876], names[19_999]]) expect(findMany(name ?? '')[0]).toBe(name);
  expect(findMany('ambr7word krakn31word rush4wrd')[0]).toBe('amber7word kraken31word rush4word');
  expect(findMany('amber7').length).toBe(500);
});
