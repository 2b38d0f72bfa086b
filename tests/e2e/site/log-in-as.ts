import type { Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { botChallenge } from '#app/platform/generated/operations/bot-challenge.ts';
import { login } from '#app/platform/generated/operations/login.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { SEED_PASSWORD } from '#sandbox/seed-plan/people.ts';
import { ACCEPTED } from './accept-disclaimer.ts';
import type { RunningSite } from './running-site.ts';

/**
 * Logs a seeded account in by the platform's own call, and leaves in the tab's storage what the form leaves there: the token,
 * and that the disclaimer is accepted. The page opened next has the session. The form costs as much as a short journey, so
 * only journeys about it, and those that come upon it, use it.
 */
export async function logInAs(page: Page, site: Pick<RunningSite, 'url'>, account: string): Promise<void> {
  const token = await openSession(page, site, account);
  // A file without scripts. A script set to run before every page would undo a later log-out.
  if (new URL(page.url()).origin !== site.url) await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(
    (stored) => {
      for (const [key, value] of stored) sessionStorage.setItem(key, value);
    },
    [['token', token] as const, ...ACCEPTED],
  );
}

/**
 * Opens a session, and ends any other of the account. @returns its token
 * @throws PlatformError for an account that the platform does not let in
 */
export async function openSession(page: Page, { url }: Pick<RunningSite, 'url'>, username: string): Promise<string> {
  const platform = platformOf(page, url);
  const payload = { username, password: SEED_PASSWORD, type: 'username' } as const;
  const { token } = await login(platform, { ...payload, ...(await botProof(platform)) });
  return token;
}

/** A proof of work, which a platform without that bot check does not ask for and ignores. */
async function botProof(platform: PlatformClient): Promise<{ botCheck: string }> {
  const challenge = await botChallenge(platform, { action: 'login' });
  const solution = await solveChallenge({ challenge, deriveKey });
  return { botCheck: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** Sends calls as the page's browser, so that the platform notes the same browser and address. */
function platformOf(page: Page, url: string): PlatformClient {
  return async (operation, { query = {}, body, contentType }) => {
    const [method = '', path = ''] = operation.split(' ');
    const answer = await page.request.fetch(`${url}${path}`, {
      method,
      params: { ...query },
      headers: { platform: 'WEB', ...(contentType && { 'content-type': contentType }) },
      ...(body !== undefined && { data: String(body) }),
    });
    const response = new Response(null, { status: answer.status() });
    const data: unknown = await answer.json();
    return answer.ok() ? { data, response } : { error: data, response };
  };
}
