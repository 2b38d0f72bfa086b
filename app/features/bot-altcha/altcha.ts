import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { botChallenge } from '#app/platform/generated/operations/bot-challenge.ts';
import { botCheckFailed } from '#app/shell/bot-check/bot-check-failed.ts';
import type { BotChecker } from '#app/shell/slots/bot-checker.ts';

/** Milliseconds after which a slow device gives up. */
const SOLVING_TIMEOUT = 30_000;

/**
 * Solves the platform's proof-of-work challenge. The browser's own cryptography is asynchronous, so the page stays
 * responsive. No third party is involved.
 */
export const altcha: BotChecker = async ({ action, platform }) => {
  const challenge = await botChallenge(platform, { action });
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVING_TIMEOUT });
  if (!solution) throw botCheckFailed('The work took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
};
