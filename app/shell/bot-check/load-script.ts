interface ScriptUrls {
  createScriptURL(url: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls } | undefined;
}

/** A page may make a policy of Trusted Types once, so what it lets through is kept as long as the page. */
const trusted = new Map<string, string>();

/**
 * Loads a company's script, unless the page has it already.
 * @param url stands in the brand's Content-Security-Policy, or the browser refuses it
 * @param find gives what the script puts on the page
 * @throws when it cannot be had, or is not what it was
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
      reject(new Error('The script of the bot check cannot be had.'));
    });
    document.head.append(script);
  });
}

/** The policy `bot-check` lets this one address through and no other. */
function trust(url: string): string {
  const known = trusted.get(url);
  if (known) return known;
  const policy = globalThis.trustedTypes?.createPolicy('bot-check', { createScriptURL: () => url });
  const address = policy ? policy.createScriptURL(url) : url;
  trusted.set(url, address);
  return address;
}
