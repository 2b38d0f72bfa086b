import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  const brand = defaultBrand();
  const filipino = { code: 'TY', tag: 'fil', direction: 'ltr' as const, name: 'Filipino', words: '' };
  const offered = [...brand.languages.offered, filipino];
  sandbox = await testSandbox('of turn', { brand: { ...brand, languages: { default: 'EN', offered } } });
});
afterAll(() => sandbox.close());

async function lanes() {
  const answer = await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor?merchantCode=x');
  return answerOf('gameVendor', answer).data.lanes;
}

it('lists e-sports vendors under sports, with their own type', async () => {
  const all = await lanes();
  expect(all.map(({ title }) => title)).not.toContain('ESPORTS');
  const sports = all.find(({ title }) => title === 'SPORTS')?.cards ?? [];
  expect(sports.map(({ gameType }) => gameType)).toEqual([...Array(3).fill('SPORTS'), ...Array(5).fill('ESPORTS')]);
});

// @proves 2.23
it('lists bingo last where Filipino is offered', async () => {
  const bingo = (await lanes()).at(-1);
  expect(bingo).toMatchObject({ title: 'BG', cards: [{ vassalage: 'LOTT' }, { vassalage: 'TCG_SEA' }] });
  const { text } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&gameType=BG');
  expect(JSON.parse(text).total).toBe(12);
});

it('says when a vendor under maintenance is back', async () => {
  const until = sandbox.platform.now() + 3_600_000;
  sandbox.platform.switches.vendorMaintenance = { JDW: until };
  const cards = (await lanes()).flatMap((lane) => lane.cards);
  const known = new Set(cards.filter(({ vassalage }) => vassalage === 'JDW').map((card) => card.maintenanceUntil));
  expect(known).toEqual(new Set([until]));
  expect(cards.filter(({ vassalage, maintenanceUntil }) => vassalage !== 'JDW' && maintenanceUntil)).toEqual([]);
});

it('has of sports only cockfight for a brand that has nothing else of it', async () => {
  const own = await testSandbox('of turn', { brand: { ...defaultBrand(), categories: ['cockfight', 'fish'] } });
  const answer = await own.call('GET', '/wps/relay/GCSGAME_gameVendor?merchantCode=x');
  await own.close();
  const [sports, fish] = answerOf('gameVendor', answer).data.lanes;
  expect(sports?.title).toBe('SPORTS');
  expect(sports?.cards.map(({ vassalage }) => vassalage)).toEqual(['DS88']);
  expect(fish?.title).toBe('FISH');
});
