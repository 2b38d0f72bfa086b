import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireLoopback } from '../control/control-routes.ts';
import { type RunningSandbox, resetSandbox } from '../control/running-sandbox.ts';
import type { ConsoleCard, Form } from '../hooks/console-card.ts';
import { hooksOf } from '../hooks/hooks.ts';
import type { Html } from '../html.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import { packageRoot } from '../package-root.ts';
import type { Platform } from '../platform.ts';
import type { Switches } from '../process/switches.ts';
import {
  addFault,
  breakTree,
  clearFieldRule,
  removeFault,
  SITE_TOGGLES,
  setFieldRule,
  setSwitch,
} from './console-actions.ts';
import { consolePage } from './console-page.ts';
import { giveBack, takeAway } from './lacking-card.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const actions: Readonly<Record<string, (switches: Switches, form: Form) => void>> = {
  fault: addFault,
  'fault/remove': removeFault,
  lacking: takeAway,
  'lacking/remove': giveBack,
  tree: breakTree,
  rule: setFieldRule,
  'rule/remove': clearFieldRule,
};

/** The console at /sandbox/: forms for the same switches as the control API. */
export async function serveConsole(server: FastifyInstance, sandbox: RunningSandbox): Promise<void> {
  const { platform } = sandbox;
  const hooks = hooksOf(platform.db);
  const cards = await hooks.consoleCards();
  const toggles = { ...SITE_TOGGLES, ...(await hooks.switches()).toggles };
  await server.register(async (scope) => {
    scope.addHook('onRequest', requireLoopback);
    scope.addHook('onSend', async () => sandbox.announce());
    scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'));
    scope.get('/sandbox/', async (_request, reply) => {
      const page = consolePage({ platform, toggles, ...(await latest(platform, cards)) });
      return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': POLICY }).send(page);
    });
    scope.get('/sandbox/console.css', async (_request, reply) => {
      const style = await readFile(join(packageRoot(), 'sandbox', 'console', 'console.css'), 'utf8');
      return reply.type('text/css; charset=utf-8').send(style);
    });
    scope.post<{ Body: Form | undefined }>('/sandbox/console/switch', async ({ body }, reply) => {
      setSwitch(platform.switches, body ?? {}, platform.now(), toggles);
      return reply.redirect('/sandbox/', 303);
    });
    for (const [name, action] of Object.entries(actions)) {
      scope.post<{ Body: Form | undefined }>(`/sandbox/console/${name}`, async ({ body }, reply) => {
        action(platform.switches, body ?? {});
        return reply.redirect('/sandbox/', 303);
      });
    }
    for (const [name, act] of cards.flatMap(({ actions: own = {} }) => Object.entries(own))) {
      scope.post<{ Body: Form | undefined }>(`/sandbox/console/${name}`, async ({ body }, reply) => {
        await act(platform, body ?? {});
        return reply.redirect('/sandbox/', 303);
      });
    }
    scope.post('/sandbox/console/reset', async (_request, reply) => {
      await resetSandbox(sandbox);
      return reply.redirect('/sandbox/', 303);
    });
  });
}

async function latest(platform: Platform, cards: readonly ConsoleCard[]) {
  const messages = await platform.db.select().from(outbox).orderBy(desc(outbox.id)).limit(50);
  const shown: Html[] = [];
  for (const { show } of cards) shown.push(await show(platform));
  return { messages, cards: shown };
}
