const ALLOWED = /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js\?/;

interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/** Firebase's SDK adds reCAPTCHA's script by a plain-text URL; this policy allows that URL only. */
export function allowRecaptchaScript(page: object = globalThis): void {
  const trustedTypes = 'trustedTypes' in page ? page.trustedTypes : undefined;
  if (!isFactory(trustedTypes) || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (ALLOWED.test(address)) return address;
      throw new TypeError(`Scripts from ${address} are not allowed.`);
    },
  });
}

function isFactory(value: unknown): value is TrustedTypesFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
