import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };
import { DEPOSIT_VERDICTS, type DepositVerdict, decideDeposit } from '../deposits/end-deposit.ts';
import { orderItem } from '../deposits/order-item.ts';
import { createLivelyBoard } from '../live/lively-board.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from '../loopback.ts';
import { DRAW_REQUEST_BODY, type DrawRequest, drawNow } from '../lottery/draws/draw-now.ts';
import { WITHDRAWAL_MINUTES } from '../merchants/merchant-settings.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import { endAccountWaits } from '../payout-accounts/end-account-waits.ts';
import { decideRedemption, type Verdict } from '../points/redeem-points.ts';
import { moduleSwitches } from '../process/modules.ts';
import { BROKEN_TREES, FAULT_KINDS, type Switches } from '../process/switches.ts';
import { JUDGEMENTS, type Judgement, judgeApplication } from '../promotions/judge-application.ts';
import { Refusal } from '../refusal.ts';
import { VERIFICATION_STATES } from '../roster/verification.ts';
import { fillVastTeam } from '../seed/vast-team.ts';
import { closeSessions } from '../session/session.ts';
import { captchas } from '../session/session-tables.ts';
import { operateWithdrawal, WITHDRAWAL_STEPS, type WithdrawalStep } from '../withdrawals/operate-withdrawal.ts';
import { withdrawalItem } from '../withdrawals/withdrawal-item.ts';
import { serveCareControl } from './care-control.ts';
import { type LockRequest, lockAccount } from './lock-account.ts';
import { type ReviewRequest, reviewAccount } from './review-account.ts';
import { type RunningSandbox, resetSandbox } from './running-sandbox.ts';
import { seedUnread, type UnreadRequest } from './seed-unread.ts';

const switchesBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    maintenance: { type: 'boolean' },
    maintenanceEnds: { type: ['integer', 'null'], minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    regionBlocked: { type: 'boolean' },
    maintenanceUnflagged: { type: 'boolean' },
    popups: { type: 'boolean' },
    supportClosed: { type: 'boolean' },
    domainUnknown: { type: 'boolean' },
    domainMoved: { type: 'boolean' },
    pressingAnnouncement: { type: 'boolean' },
    vastCatalogue: { type: 'boolean' },
    vastTeam: { type: 'boolean' },
    venues: { type: 'boolean' },
    vendorWallets: { type: 'boolean' },
    withdrawalMinutes: WITHDRAWAL_MINUTES,
    vendorMaintenance: {
      type: 'object',
      propertyNames: { maxLength: 64 },
      additionalProperties: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
    depositsHeld: { type: 'boolean' },
    betsWin: { type: 'boolean' },
    winners: { type: 'boolean' },
    socketDropped: { type: 'boolean' },
    modules: { type: 'object', propertyNames: { maxLength: 64 }, additionalProperties: { type: 'boolean' } },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['operation', 'kind'],
        additionalProperties: false,
        properties: {
          operation: { type: 'string', maxLength: 64 },
          kind: { enum: FAULT_KINDS },
          delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
          errorCode: { enum: contract.components.schemas.ErrorCode.enum },
        },
      },
    },
    brokenTree: { enum: [...BROKEN_TREES, null] },
    lotteryClosed: { type: 'array', maxItems: 64, items: { type: 'string', maxLength: 64 } },
    lotteryOdds: { type: 'integer', minimum: 80, maximum: 100 },
    fixtures: {
      type: 'object',
      propertyNames: { maxLength: 64 },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          isSuspended: { type: 'boolean' },
          home: { type: 'integer', minimum: 0, maximum: 99 },
          away: { type: 'integer', minimum: 0, maximum: 99 },
        },
      },
    },
    registrationRules: {
      type: 'object',
      propertyNames: { enum: contract.components.schemas.RegisterSettings.required },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          enabled: { type: 'boolean' },
          required: { type: 'boolean' },
          acceptedPattern: { type: 'string', maxLength: 1000 },
          minLength: { type: 'integer', minimum: 0, maximum: 255 },
          maxLength: { type: 'integer', minimum: 0, maximum: 255 },
        },
      },
    },
  },
} as const;

const verificationBody = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'status'],
  properties: { account: { type: 'string', maxLength: 255 }, status: { enum: VERIFICATION_STATES } },
} as const;

const LOCK_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'isLocked'],
  properties: { account: { type: 'string', maxLength: 255 }, isLocked: { type: 'boolean' } },
} as const;

const REDEMPTION_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['redeemId', 'status'],
  properties: { redeemId: { type: 'integer', minimum: 1 }, status: { enum: ['approved', 'rejected'] } },
} as const;

const DEPOSIT_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['orderId', 'status'],
  properties: { orderId: { type: 'string', maxLength: 32 }, status: { enum: DEPOSIT_VERDICTS } },
} as const;

const WITHDRAWAL_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['orderId', 'step'],
  properties: {
    orderId: { type: 'string', maxLength: 32 },
    step: { enum: WITHDRAWAL_STEPS },
    sent: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

const judgementBody = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'promotionId', 'status'],
  properties: {
    account: { type: 'string', maxLength: 255 },
    promotionId: { type: 'integer' },
    status: { enum: JUDGEMENTS },
  },
} as const;

const UNREAD_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'unread'],
  properties: { account: { type: 'string', maxLength: 255 }, unread: { type: 'integer', minimum: 0, maximum: 999 } },
} as const;

/** The switches as JSON, for tests on this machine. */
export async function serveControl(server: FastifyInstance, sandbox: RunningSandbox): Promise<void> {
  const { platform } = sandbox;
  const { db, switches } = platform;
  await server.register(async (control) => {
    control.addHook('onRequest', requireLoopback);
    control.addHook('onSend', async () => sandbox.announce());
    control.get('/sandbox/control', () => state(sandbox));
    control.patch<{ Body: Partial<Switches> }>(
      '/sandbox/control',
      { schema: { body: switchesBody } },
      async ({ body }) => {
        if (body.vastTeam) await fillVastTeam(platform);
        const modules = { ...switches.modules, ...body.modules };
        Object.assign(switches, body, { modules });
        return state(sandbox);
      },
    );
    control.post('/sandbox/control/reset', async () => {
      await resetSandbox(sandbox);
      return state(sandbox);
    });
    control.delete('/sandbox/control/sessions', async () => {
      await closeSessions(db);
      return state(sandbox);
    });
    control.put<{ Body: LockRequest }>('/sandbox/control/lock', { schema: { body: LOCK_BODY } }, async ({ body }) =>
      lockAccount(platform, body),
    );
    control.put<{ Body: ReviewRequest }>(
      '/sandbox/control/verification',
      { schema: { body: verificationBody } },
      async ({ body }) => reviewAccount(platform, body),
    );
    control.put<{ Body: { redeemId: number; status: Verdict } }>(
      '/sandbox/control/redemption',
      { schema: { body: REDEMPTION_BODY } },
      async ({ body }) => decideRedemption(db, body.redeemId, body.status, platform.now()),
    );
    control.put<{ Body: DepositVerdict }>(
      '/sandbox/control/deposit',
      { schema: { body: DEPOSIT_BODY } },
      async ({ body }) => orderItem(platform, await decideDeposit(platform, body), platform.brand.languages.default),
    );
    control.put<{ Body: WithdrawalStep }>(
      '/sandbox/control/withdrawal',
      { schema: { body: WITHDRAWAL_BODY } },
      async ({ body }) => withdrawalItem(platform, await operateWithdrawal(platform, body)),
    );
    control.delete('/sandbox/control/account-waits', () => endAccountWaits(platform));
    control.post<{ Body: DrawRequest }>(
      '/sandbox/control/lottery',
      { schema: { body: DRAW_REQUEST_BODY } },
      ({ body }) => drawNow(platform, body),
    );
    control.put<{ Body: Judgement }>(
      '/sandbox/control/promotion',
      { schema: { body: judgementBody } },
      async ({ body }) => judgeApplication(platform, body),
    );
    control.put<{ Body: UnreadRequest }>('/sandbox/control/messages', { schema: { body: UNREAD_BODY } }, ({ body }) =>
      seedUnread(platform, body),
    );
    serveCareControl(control, platform);
    control.post('/sandbox/control/win', async () => {
      await createLivelyBoard(platform).win();
      return state(sandbox);
    });
    control.get('/sandbox/control/outbox', () => db.select().from(outbox).orderBy(desc(outbox.id)).limit(100));
    control.get('/sandbox/control/captchas', () =>
      db.select().from(captchas).orderBy(desc(captchas.expiresAt)).limit(20),
    );
  });
}

/** Also refuses requests from other sites' pages in a browser on this machine. */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  const own = isLoopbackAddress(request.socket.remoteAddress ?? '') && isLoopbackHost(host);
  if (own && (origin === undefined || isLoopbackOrigin(origin))) return;
  throw new Refusal(403, 'not_available', 'The sandbox can only be controlled from this machine.');
}

function state({ platform }: RunningSandbox) {
  const { switches, brand, clock } = platform;
  const time = { now: clock.now(), ahead: clock.ahead() };
  return { brand: brand.id, currency: brand.currency, ...time, switches, modules: moduleSwitches(platform) };
}
