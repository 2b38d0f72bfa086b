import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { botChallenge } from '#app/platform/operations/bot-challenge.ts';
import { botCheckFailed } from '#app/shell/bot-check/bot-check-failed.ts';
import type { BotChecker } from '#app/shell/bot-check/bot-checker.ts';

/** Milliseconds after which a device that is too slow for the work is told so. */
const SOLVING_TIMEOUT = 30_000;

/**
 * Does the piece of work that the platform sets and shows that it is done. The browser's own cryptography works beside the
 * page, so that the page goes on answering; nobody but the platform is asked for anything.
 */
export const altcha: BotChecker = async ({ action, platform }) => {
  const challenge = await botChallenge(platform, { action });
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVING_TIMEOUT });
  if (!solution) throw botCheckFailed('The work took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
};
