interface ScriptUrls {
  createScriptURL(url: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls } | undefined;
}

/** A page may create a Trusted Types policy only once, so allowed addresses are kept for the life of the page. */
const trusted = new Map<string, string>();

/**
 * Loads a provider's script unless the page already has it.
 * @param url must be in the brand's Content-Security-Policy, or the browser blocks it
 * @param find returns the global that the script defines
 * @throws when the script cannot be loaded or defines nothing
 */
export async function loadScript<Api>(url: string, find: () => Api | undefined): Promise<Api> {
  if (!find()) await insert(trust(url));
  const api = find();
  if (api) return api;
  throw new Error('The script of the bot check did not start.');
}

function insert(address: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the bot check could not be loaded.'));
    });
    document.head.append(script);
  });
}

/** The policy `bot-check` allows only this address. */
function trust(url: string): string {
  const known = trusted.get(url);
  if (known) return known;
  const policy = globalThis.trustedTypes?.createPolicy('bot-check', { createScriptURL: () => url });
  const address = policy ? policy.createScriptURL(url) : url;
  trusted.set(url, address);
  return address;
}
