// Generated from the files of sandbox/*/words/ by scripts/generate/sandbox-words.ts.

import contentAR from '../content/words/ar.json' with { type: 'json' };
import contentEN from '../content/words/en.json' with { type: 'json' };
import contentTY from '../content/words/fil.json' with { type: 'json' };
import contentTH from '../content/words/th.json' with { type: 'json' };
import contentVN from '../content/words/vi.json' with { type: 'json' };
import contentZH from '../content/words/zh-Hans.json' with { type: 'json' };
import fixturesAR from '../fixtures/words/ar.json' with { type: 'json' };
import fixturesEN from '../fixtures/words/en.json' with { type: 'json' };
import fixturesTY from '../fixtures/words/fil.json' with { type: 'json' };
import fixturesTH from '../fixtures/words/th.json' with { type: 'json' };
import fixturesVN from '../fixtures/words/vi.json' with { type: 'json' };
import fixturesZH from '../fixtures/words/zh-Hans.json' with { type: 'json' };
import lotteryAR from '../lottery/words/ar.json' with { type: 'json' };
import lotteryEN from '../lottery/words/en.json' with { type: 'json' };
import lotteryTY from '../lottery/words/fil.json' with { type: 'json' };
import lotteryTH from '../lottery/words/th.json' with { type: 'json' };
import lotteryVN from '../lottery/words/vi.json' with { type: 'json' };
import lotteryZH from '../lottery/words/zh-Hans.json' with { type: 'json' };
import messagesAR from '../messages/words/ar.json' with { type: 'json' };
import messagesEN from '../messages/words/en.json' with { type: 'json' };
import messagesTY from '../messages/words/fil.json' with { type: 'json' };
import messagesTH from '../messages/words/th.json' with { type: 'json' };
import messagesVN from '../messages/words/vi.json' with { type: 'json' };
import messagesZH from '../messages/words/zh-Hans.json' with { type: 'json' };
import missionsAR from '../missions/words/ar.json' with { type: 'json' };
import missionsEN from '../missions/words/en.json' with { type: 'json' };
import missionsTY from '../missions/words/fil.json' with { type: 'json' };
import missionsTH from '../missions/words/th.json' with { type: 'json' };
import missionsVN from '../missions/words/vi.json' with { type: 'json' };
import missionsZH from '../missions/words/zh-Hans.json' with { type: 'json' };
import pointsAR from '../points/words/ar.json' with { type: 'json' };
import pointsEN from '../points/words/en.json' with { type: 'json' };
import pointsTY from '../points/words/fil.json' with { type: 'json' };
import pointsTH from '../points/words/th.json' with { type: 'json' };
import pointsVN from '../points/words/vi.json' with { type: 'json' };
import pointsZH from '../points/words/zh-Hans.json' with { type: 'json' };
import promotionsAR from '../promotions/words/ar.json' with { type: 'json' };
import promotionsEN from '../promotions/words/en.json' with { type: 'json' };
import promotionsTY from '../promotions/words/fil.json' with { type: 'json' };
import promotionsTH from '../promotions/words/th.json' with { type: 'json' };
import promotionsVN from '../promotions/words/vi.json' with { type: 'json' };
import promotionsZH from '../promotions/words/zh-Hans.json' with { type: 'json' };
import sessionAR from '../session/words/ar.json' with { type: 'json' };
import sessionEN from '../session/words/en.json' with { type: 'json' };
import sessionTY from '../session/words/fil.json' with { type: 'json' };
import sessionTH from '../session/words/th.json' with { type: 'json' };
import sessionVN from '../session/words/vi.json' with { type: 'json' };
import sessionZH from '../session/words/zh-Hans.json' with { type: 'json' };
import supportAR from '../support/words/ar.json' with { type: 'json' };
import supportEN from '../support/words/en.json' with { type: 'json' };
import supportTY from '../support/words/fil.json' with { type: 'json' };
import supportTH from '../support/words/th.json' with { type: 'json' };
import supportVN from '../support/words/vi.json' with { type: 'json' };
import supportZH from '../support/words/zh-Hans.json' with { type: 'json' };

export interface EnglishWords {
  'content': typeof contentEN;
  'fixtures': typeof fixturesEN;
  'lottery': typeof lotteryEN;
  'messages': typeof messagesEN;
  'missions': typeof missionsEN;
  'points': typeof pointsEN;
  'promotions': typeof promotionsEN;
  'session': typeof sessionEN;
  'support': typeof supportEN;
}

/** Words by product code of their language. Each language has what English has. */
type Languages<Words> = { readonly EN: Words } & { readonly [code: string]: Words };

export const words: { readonly [Domain in keyof EnglishWords]: Languages<EnglishWords[Domain]> } = {
  'content': { AR: contentAR, EN: contentEN, TY: contentTY, TH: contentTH, VN: contentVN, ZH: contentZH },
  'fixtures': { AR: fixturesAR, EN: fixturesEN, TY: fixturesTY, TH: fixturesTH, VN: fixturesVN, ZH: fixturesZH },
  'lottery': { AR: lotteryAR, EN: lotteryEN, TY: lotteryTY, TH: lotteryTH, VN: lotteryVN, ZH: lotteryZH },
  'messages': { AR: messagesAR, EN: messagesEN, TY: messagesTY, TH: messagesTH, VN: messagesVN, ZH: messagesZH },
  'missions': { AR: missionsAR, EN: missionsEN, TY: missionsTY, TH: missionsTH, VN: missionsVN, ZH: missionsZH },
  'points': { AR: pointsAR, EN: pointsEN, TY: pointsTY, TH: pointsTH, VN: pointsVN, ZH: pointsZH },
  'promotions': { AR: promotionsAR, EN: promotionsEN, TY: promotionsTY, TH: promotionsTH, VN: promotionsVN, ZH: promotionsZH },
  'session': { AR: sessionAR, EN: sessionEN, TY: sessionTY, TH: sessionTH, VN: sessionVN, ZH: sessionZH },
  'support': { AR: supportAR, EN: supportEN, TY: supportTY, TH: supportTH, VN: supportVN, ZH: supportZH },
};
