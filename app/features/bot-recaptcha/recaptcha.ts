import type { BotChecker } from '#app/shell/bot-check/bot-checker.ts';
import { loadScript } from '#app/shell/bot-check/load-script.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

/** Google's check of version 3: it gives a score to the platform and asks a person for nothing. */
export const checkWithRecaptcha: BotChecker = async ({ action, brand }) => {
  const siteKey = brand.auth.botCheck?.siteKey ?? '';
  const api = await loadScript(addressFor(siteKey), () => globalThis.grecaptcha);
  await new Promise<void>((resolve) => api.ready(resolve));
  return api.execute(siteKey, { action });
};

function addressFor(siteKey: string): string {
  // With `trustedtypes` the script makes the Trusted Types policies that a strict page asks for.
  return `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&trustedtypes=true`;
}
