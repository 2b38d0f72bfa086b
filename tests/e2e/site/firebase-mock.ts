import type { Page } from '@playwright/test';

/** Mocks Firebase's REST API and its bot check. */
export interface FirebaseMock {
  /** Refuses one call with this reason, and answers all others. */
  refuse(call: string, reason: string): void;
  /** Answers every call. */
  serve(): void;
}

const ANSWERS: Readonly<Record<string, object>> = {
  recaptchaParams: { recaptchaSiteKey: 'double-site-key' },
  'accounts:sendVerificationCode': { sessionInfo: 'session-1' },
};

/** Replaces Google's servers, none of which is called. */
export async function mockFirebase(page: Page): Promise<FirebaseMock> {
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
    return route.fulfill({ contentType: 'text/javascript', body: botCheck(onload) });
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

/** The parts of reCAPTCHA that the SDK uses: every check passes. */
function botCheck(onload: string): string {
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
