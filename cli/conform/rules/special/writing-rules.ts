import { randomUUID } from 'node:crypto';
import { NotPossible } from '#cli/conform/plan/context.ts';
import { numberAt, textAt, valuesAt } from '#cli/conform/plan/value-at.ts';
import { isDictionary } from '#cli/json/guards.ts';
import type { SpecialRule, Trial } from '../rule.ts';
import { agree, holds, succeed } from './compare.ts';

const shared = { kind: 'special', severity: 'error', danger: 'writes' } as const;
/** Text that has to come back exactly as it was sent. */
const ODD_NOTE = `<b>"O'Brien" & Söhne</b> ${'{{7*7}}'} 測試 🎲`;
const SHOWN = { version: '1', language: 'EN', text: 'Tried by brandgen conform.' };

/** Rules of what calls change, without money. */
export const WRITING_RULES: readonly SpecialRule[] = [
  {
    ...shared,
    id: 'favourite-is-kept-once',
    says: 'A favourite is in the list after it was added, once however often it is added, and gone after it was removed.',
    mend: 'Keep favourites as a set by member and game.',
    uses: ['gameList', 'favoriteGames', 'addFavoriteGame', 'removeFavoriteGame'],
    needs: ['member'],
    async check(trial) {
      const { nodeId, vassalage, gameType } = await someGame(trial);
      const favourite = { nodeId, vendor: vassalage, gameType };
      const countIn = async () => {
        const exchange = await succeed(trial, 'favoriteGames');
        return {
          exchange,
          count: valuesAt(exchange.answer.body, 'favGameIds')
            .flat()
            .filter((id) => id === nodeId).length,
        };
      };
      for (let times = 0; times < 2; times += 1)
        await succeed(trial, 'addFavoriteGame', { as: 'member', body: favourite });
      const added = await countIn();
      agree(trial, { subject: 'added twice', exchange: added.exchange }, 1, added.count);
      await succeed(trial, 'removeFavoriteGame', { as: 'member', query: favourite });
      const removed = await countIn();
      agree(trial, { subject: 'removed', exchange: removed.exchange }, 0, removed.count);
    },
  },
  {
    ...shared,
    id: 'favourites-are-the-members-own',
    says: 'What one member adds to the favourites is not among another one’s.',
    mend: 'Read and write favourites by the account of the session.',
    uses: ['gameList', 'favoriteGames', 'addFavoriteGame', 'removeFavoriteGame'],
    needs: ['member', 'other member'],
    async check(trial) {
      const { nodeId, vassalage, gameType } = await someGame(trial);
      const favourite = { nodeId, vendor: vassalage, gameType };
      await succeed(trial, 'removeFavoriteGame', { as: 'other member', query: favourite });
      await succeed(trial, 'addFavoriteGame', { as: 'member', body: favourite });
      const exchange = await succeed(trial, 'favoriteGames', { as: 'other member' });
      const isOwn = !valuesAt(exchange.answer.body, 'favGameIds').flat().includes(nodeId);
      holds(trial, { subject: '', exchange }, isOwn, 'no favourite of another member', nodeId);
      await succeed(trial, 'removeFavoriteGame', { as: 'member', query: favourite });
    },
  },
  {
    ...shared,
    id: 'language-of-no-brand-is-refused',
    says: 'A language that the brand does not offer is refused with 422 `invalid_field`.',
    mend: 'Compare `lang` with the languages of the brand.',
    uses: ['setLanguage'],
    needs: ['member'],
    async check(trial) {
      const exchange = await trial.client.call(trial.operation('setLanguage'), { as: 'member', body: { lang: 'QQ' } });
      trial.expect(exchange, ['422 invalid_field']);
    },
  },
  {
    ...shared,
    id: 'reality-check-is-kept',
    says: 'The interval of the reality check is the one that was set last; more than `longest` is refused with 422 `invalid_field`.',
    mend: 'Store the minutes, and compare them with the rules of the regulator first.',
    uses: ['playerCare', 'setRealityCheck'],
    needs: ['member'],
    async check(trial) {
      const before = await succeed(trial, 'playerCare');
      const [minutes, shortest, longest] = ['minutes', 'shortest', 'longest'].map((field) =>
        numberAt(before.answer.body, `realityCheck.${field}`),
      );
      if (minutes === undefined || shortest === undefined || longest === undefined)
        throw new NotPossible('playerCare answers no reality check');
      const set = (value: number) =>
        trial.client.call(trial.operation('setRealityCheck'), { as: 'member', body: { minutes: value, shown: SHOWN } });
      trial.expect(await set(shortest), ['200'], 'the shortest');
      const after = await succeed(trial, 'playerCare');
      agree(trial, { subject: 'kept', exchange: after }, shortest, numberAt(after.answer.body, 'realityCheck.minutes'));
      trial.expect(await set(longest + 1), ['422 invalid_field'], 'longer than the longest');
      await set(minutes);
    },
  },
  {
    ...shared,
    id: 'text-comes-back-as-sent',
    says: 'Text comes back exactly as it was sent: not escaped, not cut, in every script.',
    mend: 'Store text in UTF-8 as it is. Escape it where it is shown, which the site does.',
    uses: ['registrationLinks', 'createRegistrationLink', 'setRegistrationLink'],
    needs: ['agent'],
    async check(trial) {
      const link = await newLink(trial, randomUUID());
      const list = await succeed(trial, 'registrationLinks', { as: 'agent' });
      const links = valuesAt(list.answer.body, 'links').flat().filter(isDictionary);
      agree(trial, { subject: 'note', exchange: list }, ODD_NOTE, links.find(({ code }) => code === link)?.['note']);
      await succeed(trial, 'setRegistrationLink', { as: 'agent', body: { code: link, isEnabled: false } });
    },
  },
  {
    ...shared,
    id: 'link-is-made-once',
    says: 'A registration link is made once for an idempotency key, however often the call comes.',
    mend: 'Look the key up in the transaction that makes the link, and answer the first one again.',
    uses: ['registrationLinks', 'createRegistrationLink', 'setRegistrationLink'],
    needs: ['agent'],
    async check(trial) {
      const key = randomUUID();
      const [first, second] = [await newLink(trial, key), await newLink(trial, key)];
      agree(trial, { subject: '', exchange: null }, first, second);
      await succeed(trial, 'setRegistrationLink', { as: 'agent', body: { code: first, isEnabled: false } });
    },
  },
  {
    ...shared,
    id: 'launch-address-is-safe',
    says: 'The address of a launch is below the platform’s own paths or an https origin, and holds no session token.',
    mend: 'Give each launch a token of its own. The session’s would stand in logs and in the vendor’s hands.',
    uses: ['gameList', 'launchGame'],
    needs: ['member'],
    async check(trial) {
      const exchange = await succeed(trial, 'launchGame', { as: 'member', body: { ...(await someGame(trial)) } });
      const address = textAt(exchange.answer.body, 'value.url') ?? '';
      const isPlace =
        /^\/(?![/\\])/.test(address) || /^https:\/\//.test(address) || address.startsWith(trial.url.origin);
      holds(trial, { subject: 'place', exchange }, isPlace, 'a path, or an https address', address.split('?')[0]);
      const token = trial.client.tokenOf('member') ?? '';
      holds(trial, { subject: 'token', exchange }, !address.includes(token), 'no session token', 'the session token');
    },
  },
  {
    ...shared,
    id: 'unknown-game-is-not-launched',
    says: 'A game that there is not is refused with 404 `not_found`.',
    mend: 'Look `nodeId` up among the games that the brand offers, and compare the vendor and the code.',
    uses: ['gameList', 'launchGame'],
    needs: ['member'],
    async check(trial) {
      const body = { ...(await someGame(trial)), nodeId: 2_147_483_647, gameCode: 'no-such-game' };
      trial.expect(await trial.client.call(trial.operation('launchGame'), { as: 'member', body }), ['404 not_found']);
    },
  },
];

export interface SomeGame {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameCode: string;
}

/** A game of the list. @throws NotPossible if it is empty */
async function someGame({ read }: Pick<Trial, 'read'>): Promise<SomeGame> {
  const { body } = (await read('gameList')).answer;
  const [game] = valuesAt(body, 'games').flat().filter(isDictionary);
  if (!game) throw new NotPossible('gameList answers no game');
  const { nodeId, vassalage, gameType, gameCode } = game;
  return {
    nodeId: Number(nodeId),
    vassalage: String(vassalage),
    gameType: String(gameType),
    gameCode: String(gameCode),
  };
}

/** Makes a registration link. @returns its code */
async function newLink(trial: Trial, idempotencyKey: string): Promise<string> {
  const body = { kind: 'member', rate: 0, expiresIn: '1d', note: ODD_NOTE, idempotencyKey };
  const exchange = await succeed(trial, 'createRegistrationLink', { as: 'agent', body });
  return textAt(exchange.answer.body, 'value.code') ?? '';
}
