import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listPerson } from '../care/operator/list-person.ts';
import { operateCare } from '../care/operator/operate-care.ts';
import { requireLoopback } from '../control/control-routes.ts';
import { reviewAccount } from '../control/review-account.ts';
import { type RunningSandbox, resetSandbox } from '../control/running-sandbox.ts';
import { decideDeposit } from '../deposits/end-deposit.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import { packageRoot } from '../package-root.ts';
import { decideRedemption } from '../points/redeem-points.ts';
import type { Switches } from '../process/switches.ts';
import { judgeApplication, waitingApplications } from '../promotions/judge-application.ts';
import { closeSessions } from '../session/session.ts';
import { captchas } from '../session/session-tables.ts';
import { feedback as feedbackTable, supportQuestions } from '../support/support-tables.ts';
import { operateWithdrawal } from '../withdrawals/operate-withdrawal.ts';
import { careView, readCareAction, readListing } from './care-card.ts';
import {
  addFault,
  breakTree,
  clearFieldRule,
  type Form,
  readDepositVerdict,
  readJudgement,
  readVerdict,
  readVerification,
  readWithdrawalStep,
  removeFault,
  setFieldRule,
  setSwitch,
  setWithdrawalMinutes,
} from './console-actions.ts';
import { consolePage } from './console-page.ts';
import { openDeposits } from './deposit-card.ts';
import { waitingRedemptions } from './redemption-card.ts';
import { openWithdrawals } from './withdrawal-card.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const actions: Readonly<Record<string, (switches: Switches, form: Form, now: number) => void>> = {
  switch: setSwitch,
  fault: addFault,
  'fault/remove': removeFault,
  tree: breakTree,
  rule: setFieldRule,
  'rule/remove': clearFieldRule,
  'withdrawal-minutes': setWithdrawalMinutes,
};

/** The console at /sandbox/: forms for the same switches as the control API. */
export async function serveConsole(server: FastifyInstance, sandbox: RunningSandbox): Promise<void> {
  const { platform } = sandbox;
  await server.register(async (scope) => {
    scope.addHook('onRequest', requireLoopback);
    scope.addHook('onSend', async () => sandbox.announce());
    scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'));
    scope.get('/sandbox/', async (_request, reply) => {
      const page = consolePage({ platform, ...(await latest(sandbox)) });
      return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': POLICY }).send(page);
    });
    scope.get('/sandbox/console.css', async (_request, reply) => {
      const style = await readFile(join(packageRoot(), 'sandbox', 'console', 'console.css'), 'utf8');
      return reply.type('text/css; charset=utf-8').send(style);
    });
    for (const [name, action] of Object.entries(actions)) {
      scope.post<{ Body: Form | undefined }>(`/sandbox/console/${name}`, async ({ body }, reply) => {
        action(platform.switches, body ?? {}, platform.now());
        return reply.redirect('/sandbox/', 303);
      });
    }
    scope.post('/sandbox/console/end-sessions', async (_request, reply) => {
      await closeSessions(platform.db);
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/verification', async ({ body }, reply) => {
      await reviewAccount(platform, readVerification(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/redemption', async ({ body }, reply) => {
      const { id, status } = readVerdict(body ?? {});
      await decideRedemption(platform.db, id, status, platform.now());
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/deposit', async ({ body }, reply) => {
      await decideDeposit(platform, readDepositVerdict(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/withdrawal', async ({ body }, reply) => {
      await operateWithdrawal(platform, readWithdrawalStep(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/promotion', async ({ body }, reply) => {
      await judgeApplication(platform, readJudgement(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/care', async ({ body }, reply) => {
      await operateCare(platform, readCareAction(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/register', async ({ body }, reply) => {
      await listPerson(platform.db, readListing(body ?? {}));
      return reply.redirect('/sandbox/', 303);
    });
    scope.post('/sandbox/console/reset', async (_request, reply) => {
      await resetSandbox(sandbox);
      return reply.redirect('/sandbox/', 303);
    });
  });
}

async function latest({ platform }: RunningSandbox) {
  const { db, now } = platform;
  const messages = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(50);
  const answers = await db
    .select()
    .from(captchas)
    .where(gt(captchas.expiresAt, now()))
    .orderBy(desc(captchas.expiresAt))
    .limit(8);
  const feedback = await db.select().from(feedbackTable).orderBy(desc(feedbackTable.id)).limit(20);
  const questions = await db.select().from(supportQuestions).orderBy(desc(supportQuestions.id)).limit(20);
  const [waiting, applications] = [await waitingRedemptions(platform), await waitingApplications(db)];
  const deposits = await openDeposits(platform);
  const withdrawals = await openWithdrawals(platform);
  const care = await careView(platform);
  return { messages, answers, feedback, questions, waiting, applications, care, deposits, withdrawals };
}
