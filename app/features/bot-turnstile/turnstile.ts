import { botCheckFailed } from '#app/shell/bot-check/bot-check-failed.ts';
import { createChallengeWindow } from '#app/shell/bot-check/challenge-window.ts';
import { loadScript } from '#app/shell/outside-script/load-script.ts';
import type { BotChecker } from '#app/shell/slots/bot-checker.ts';

interface TurnstileOptions {
  sitekey: string;
  action: string;
  language: string;
  callback: (token: string) => void;
  'error-callback': (code: string) => void;
  'timeout-callback': () => void;
}

declare global {
  var turnstile: { render(container: HTMLElement, options: TurnstileOptions): string | undefined } | undefined;
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Runs Cloudflare Turnstile in a window. It usually passes without input, sometimes after a tick. */
export const checkWithTurnstile: BotChecker = async ({ action, brand, language, label }) => {
  const api = await loadScript({ policy: 'bot-check', url: SCRIPT, find: () => globalThis.turnstile });
  const challenge = createChallengeWindow(label);
  const token = new Promise<string>((resolve, reject) => {
    challenge.show();
    api.render(challenge.place, {
      sitekey: brand.auth.botCheck?.siteKey ?? '',
      action,
      language,
      callback: resolve,
      'error-callback': (code) => reject(botCheckFailed(code)),
      'timeout-callback': () => reject(botCheckFailed('The tick took too long.')),
    });
  });
  return challenge.during(token);
};
