import { loadScript } from '#app/shell/outside-script/load-script.ts';
import type { BotChecker } from '#app/shell/slots/bot-checker.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

/** Runs reCAPTCHA v3, which sends a score without asking the person anything. */
export const checkWithRecaptcha: BotChecker = async ({ action, brand }) => {
  const siteKey = brand.auth.botCheck?.siteKey ?? '';
  const api = await loadScript({ policy: 'bot-check', url: addressFor(siteKey), find: () => globalThis.grecaptcha });
  await new Promise<void>((resolve) => api.ready(resolve));
  return api.execute(siteKey, { action });
};

function addressFor(siteKey: string): string {
  // With `trustedtypes` the script creates the Trusted Types policies that a strict CSP requires.
  return `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&trustedtypes=true`;
}
