import { expect } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { loseConnection, regainConnection } from '../site/lose-connection.ts';
import type { Switches } from '../site/running-site.ts';
import { PASSWORD, type Visit } from './visit.ts';

type Fault = Omit<NonNullable<Switches['faults']>[number], 'operation'>;

/** A platform answer, the key of its message, and the values in that message. */
type Row = readonly [fault: Fault, key: string, values?: Record<string, number>];

/** Neighbours have different messages, so that no stale message passes. */
const ANSWERS: readonly Row[] = [
  [{ kind: 'html-page' }, 'shell:error.failed'],
  [{ kind: 'too-many-requests' }, 'shell:error.busySeconds', { count: 5 }],
  [{ kind: 'bad-gateway' }, 'shell:error.failed'],
  [{ kind: 'session-over' }, 'shell:error.code.not_logged_in'],
  [{ kind: 'empty-body' }, 'shell:error.failed'],
  [{ kind: 'refused' }, 'shell:error.unknown'],
  [{ kind: 'wrong-json' }, 'shell:error.failed'],
  [{ kind: 'access-restricted' }, 'shell:error.code.region_restricted'],
  [{ kind: 'broken-json' }, 'shell:error.failed'],
  [{ kind: 'refused', errorCode: 'maintenance' }, 'shell:error.code.maintenance'],
  [{ kind: 'server-error' }, 'shell:error.failed'],
  [{ kind: 'refused', errorCode: 'bot_check_required' }, 'shell:error.code.bot_check_required'],
  [{ kind: 'dropped-connection' }, 'shell:error.failed'],
  [{ kind: 'refused', errorCode: 'domain_unknown' }, 'shell:error.code.domain_unknown'],
  [{ kind: 'refused', errorCode: 'bot_check_failed' }, 'shell:error.code.bot_check_failed'],
];

/** Checks the log-in's message for every answer, a timeout and a lost connection; the last try succeeds. */
export async function checkAnswers(visit: Visit, account: string): Promise<void> {
  const { page, site, say } = visit;
  const sheet = new LogInSheet(page, say);
  for (const [fault, key, values] of ANSWERS) {
    await site.set({ faults: [{ operation: 'login', ...fault }] });
    await sheet.submit();
    await expect(sheet.problem, JSON.stringify(fault)).toHaveText(say(key, values));
  }
  await checkTimeout(visit, sheet);
  await page.route('**/wps/session/login', (route) => route.abort(), { times: 1 });
  await sheet.submit();
  await expect(sheet.problem).toHaveText(say('shell:error.network'));
  await loseConnection(page);
  await sheet.submit();
  // A call that is still being encrypted would go out once the connection is back.
  await sheet.expectAnswered();
  // One notice says it for the whole page.
  await expect(page.getByText(say('shell:offline'))).toBeVisible();
  await expect(sheet.problem).toHaveCount(0);
  await regainConnection(page);
  await expect(sheet.problem).toHaveText(say('shell:backOnline'));
  await site.set({ faults: [] });
  await sheet.logIn(account, PASSWORD);
  await expect(sheet.dialog).toBeHidden();
}

/** Milliseconds after which the page gives a call up. */
const CALL_TIMEOUT = 20_000;

/** The answer comes after the page's timeout; that time is over once the call is sent. */
async function checkTimeout({ page, site, say }: Visit, sheet: LogInSheet): Promise<void> {
  await page.evaluate((limit) => {
    const { setTimeout } = globalThis;
    const endsLate = (end: () => void, delay?: number) => {
      if (delay === limit) addEventListener('time-is-over', end, { once: true });
      return setTimeout(end, delay);
    };
    Object.assign(globalThis, { setTimeout: endsLate });
    addEventListener('time-is-over', () => Object.assign(globalThis, { setTimeout }), { once: true });
  }, CALL_TIMEOUT);
  // An unknown account: the platform still handles the call, and must not open a session.
  await sheet.fill('nobody0', PASSWORD);
  await site.set({ faults: [{ operation: 'login', kind: 'latency', delayMs: 3000 }] });
  const asked = page.waitForRequest('**/wps/session/login');
  await sheet.submit();
  await asked;
  await page.evaluate(() => dispatchEvent(new Event('time-is-over')));
  await expect(sheet.problem).toHaveText(say('shell:error.timeout'));
}
