import { createChallengeWindow } from '#app/shell/bot-check/challenge-window.ts';
import { loadScript } from '#app/shell/outside-script/load-script.ts';
import type { BotChecker } from '#app/shell/slots/bot-checker.ts';

interface HcaptchaOptions {
  sitekey: string;
  size: 'invisible';
  hl: string;
  'challenge-container': HTMLElement;
  'open-callback': () => void;
}

interface Hcaptcha {
  render(container: HTMLElement, options: HcaptchaOptions): string;
  execute(widget: string, options: { async: true }): Promise<{ response: string }>;
  remove(widget: string): void;
}

declare global {
  var hcaptcha: Hcaptcha | undefined;
}

const SCRIPT = 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off';

/** Runs hCaptcha: invisible for most people, a window with a task for the rest. */
export const checkWithHcaptcha: BotChecker = async ({ brand, language, label }) => {
  const api = await loadScript({ policy: 'bot-check', url: SCRIPT, find: () => globalThis.hcaptcha });
  const challenge = createChallengeWindow(label);
  const widget = api.render(challenge.place, {
    sitekey: brand.auth.botCheck?.siteKey ?? '',
    size: 'invisible',
    hl: language,
    'challenge-container': challenge.place,
    'open-callback': challenge.show,
  });
  const { response } = await challenge.during(api.execute(widget, { async: true })).finally(() => api.remove(widget));
  return response;
};
