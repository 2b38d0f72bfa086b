import type { Page } from '@playwright/test';

/** Firebase as its REST interface answers, and the check against robots that stands before it. */
export interface FirebaseDouble {
  /** From here on a call is refused for a reason, and no other call is. */
  refuse(call: string, reason: string): void;
  /** Every call is answered well. */
  serve(): void;
}

const ANSWERS: Readonly<Record<string, object>> = {
  recaptchaParams: { recaptchaSiteKey: 'double-site-key' },
  'accounts:sendVerificationCode': { sessionInfo: 'session-1' },
};

/** Stands between the page and Google's servers, none of which is asked. */
export async function doubleFirebase(page: Page): Promise<FirebaseDouble> {
  let refused = { call: '', reason: '' };
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const call = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const isRefused = call === refused.call;
    return route.fulfill({
      status: isRefused ? 400 : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: isRefused ? { error: { code: 400, message: refused.reason } } : (ANSWERS[call] ?? {}),
    });
  });
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload') ?? '';
    return route.fulfill({ contentType: 'text/javascript', body: robotCheck(onload) });
  });
  return {
    refuse(call, reason) {
      refused = { call, reason };
    },
    serve() {
      refused = { call: '', reason: '' };
    },
  };
}

/** reCAPTCHA as far as the SDK asks it: everybody is a person. */
function robotCheck(onload: string): string {
  return `{
    let answer;
    globalThis.grecaptcha = {
      ready: (then) => then(),
      render: (place, { callback }) => { answer = callback; return 1; },
      execute: () => answer('a-person'),
      getResponse: () => '',
      reset: () => undefined,
    };
    globalThis[${JSON.stringify(onload)}]?.();
  }`;
}
