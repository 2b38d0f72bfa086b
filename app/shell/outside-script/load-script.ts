interface ScriptUrls {
  createScriptURL(url: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls } | undefined;
}

/** A page may create a Trusted Types policy only once, so allowed addresses are kept for the life of the page. */
const trusted = new Map<string, string>();

interface OutsideScript<Api> {
  /** Name of the Trusted Types policy that allows only this address; listed in the Content-Security-Policy. */
  policy: string;
  /** Must be in the brand's Content-Security-Policy, or the browser blocks it. */
  url: string;
  /** Returns the global that the script defines. */
  find: () => Api | undefined;
}

/**
 * Loads another company's script unless the page already has it.
 * @throws when the script cannot be loaded or defines nothing
 */
export async function loadScript<Api>({ policy, url, find }: OutsideScript<Api>): Promise<Api> {
  if (!find()) await insert(trust(policy, url));
  const api = find();
  if (api) return api;
  throw new Error(`The script of ${new URL(url).host} did not start.`);
}

function insert(address: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script could not be loaded.'));
    });
    document.head.append(script);
  });
}

function trust(name: string, url: string): string {
  const loading = trusted.get(url);
  if (loading) return loading;
  const policy = globalThis.trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  const address = policy ? policy.createScriptURL(url) : url;
  trusted.set(url, address);
  return address;
}
