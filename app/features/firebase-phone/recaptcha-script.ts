const ALLOWED = /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js\?/;

interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/** Firebase's SDK puts the address of reCAPTCHA's script into the page as plain text; this one address is let through. */
export function allowRecaptchaScript(page: object = globalThis): void {
  const trustedTypes = 'trustedTypes' in page ? page.trustedTypes : undefined;
  if (!isFactory(trustedTypes) || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (ALLOWED.test(address)) return address;
      throw new TypeError(`No script may come from ${address}.`);
    },
  });
}

function isFactory(found: unknown): found is TrustedTypesFactory {
  return typeof found === 'object' && found !== null && 'createPolicy' in found;
}
