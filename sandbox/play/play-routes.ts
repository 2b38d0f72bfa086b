import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { allowOwnFiles } from '../calls/framed-policy.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { packageRoot } from '../package-root.ts';
import type { Platform } from '../platform.ts';
import type { Demo, DemoRound } from '../process/demos.ts';
import { Refusal } from '../refusal.ts';
import { playingBalance } from '../wallets/wallet-balances.ts';
import { type BetRequest, placeBet, requireStake, type ShownBet, stakeLimits } from './bet.ts';
import { demoOf } from './demo/demo-session.ts';
import { gameSession } from './game-session.ts';
import { outcomeOf } from './outcome.ts';
import { roundKind, roundOf } from './rounds/round-of.ts';
import { chosenPick, drawWin, sceneOf } from './rounds/settle-pick.ts';

/** Leaves out the database, so that a demo cannot book anything. */
type WithoutBooks = Omit<Platform, 'db'>;

const TOKEN = { type: 'string', minLength: 1, maxLength: 128 } as const;

const betBody = {
  type: 'object',
  required: ['session', 'stake', 'idempotencyKey'],
  additionalProperties: false,
  properties: {
    session: TOKEN,
    stake: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    pick: { type: 'string', pattern: '^[a-zA-Z0-9-]{1,24}$' },
    idempotencyKey: { type: 'string', pattern: '^[!-~]{1,64}$' },
  },
} as const;

const SESSION_QUERY = { type: 'object', required: ['session'], properties: { session: TOKEN } } as const;

/** The sandbox's games: their files and the two calls that they make, which are not part of the contract. */
export async function servePlay(server: FastifyInstance, platform: Platform): Promise<void> {
  server.get<{ Querystring: { session: string } }>(
    '/sandbox/game/session',
    { schema: { querystring: SESSION_QUERY } },
    ({ query }) => describeGame(platform, query.session),
  );
  server.post<{ Body: BetRequest }>('/sandbox/game/bet', { schema: { body: betBody } }, async ({ body }) => {
    const demo = await demoOf(platform, body.session);
    return demo ? playDemo(platform, demo, body) : placeBet(platform, body);
  });
  await server.register(async (scope) => {
    allowOwnFiles(scope);
    const root = join(packageRoot(), 'sandbox', 'demo-game');
    await scope.register(fastifyStatic, { root, prefix: '/sandbox/game/', cacheControl: false, decorateReply: false });
  });
}

/** Initial data of a game's page. @throws Refusal not_logged_in for an unknown or ended session */
async function describeGame(platform: Platform, token: string) {
  const demo = await demoOf(platform, token);
  if (demo) return { ...described(platform, demo.game, demo.credit), demo: true };
  const { memberId, game, wallet } = await gameSession(platform, token);
  return described(platform, game, await playingBalance(platform.db, memberId, wallet));
}

function described({ brand: { currency, currencyDigits } }: Platform, game: CatalogueGame, balance: MinorUnits) {
  const { name, nodeId, gameType } = game;
  const round = roundOf(game);
  const picks = Object.entries(round.picks(game)).map(([pick, [best]]) => ({ pick, multiple: best?.multiple ?? 0 }));
  return {
    game: { name, nodeId, gameType, kind: roundKind(game), picks, ...round.table?.(game) },
    currency,
    currencyDigits,
    balance,
    ...stakeLimits(currency),
  };
}

/** Plays a round with play credit, by the chances of the game itself. Nothing is booked. */
function playDemo(platform: WithoutBooks, demo: Demo, request: BetRequest): ShownBet {
  const { game, rounds } = demo;
  const { stake, idempotencyKey } = request;
  requireStake(platform, stake);
  const pick = chosenPick(game, request.pick);
  const round = rounds.get(idempotencyKey) ?? playRound(platform, demo, { ...request, pick });
  if (round.stake !== stake || round.pick !== pick)
    throw new Refusal(409, 'idempotency_conflict', 'The key was used for another bet.');
  rounds.set(idempotencyKey, round);
  const { win, balance } = round;
  const scene = sceneOf({ game, pick, stake, win, key: idempotencyKey });
  return { outcome: outcomeOf(stake, win), win, balance, scene };
}

function playRound(platform: WithoutBooks, demo: Demo, { stake, pick }: BetRequest & { pick: string }): DemoRound {
  if (stake > demo.credit) throw new Refusal(409, 'insufficient_funds', 'The play credit is used up.');
  const win = drawWin(platform, { game: demo.game, pick, stake });
  demo.credit = minorUnits(demo.credit - stake + win);
  return { stake, pick, win, balance: demo.credit };
}
