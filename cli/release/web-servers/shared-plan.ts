import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** A site's plan with variables for site-specific values, so that sites with the same pages have the same plan. */
export interface SharedPlan {
  readonly plan: ServerPlan;
  /** Values of the variables, by name. */
  readonly values: ReadonlyMap<string, string>;
}

const POLICY = 'Content-Security-Policy';

/** @param nameOf turns a word into a variable's name, including its `$` */
export function sharedPlan(own: ServerPlan, nameOf: (word: string) => string): SharedPlan {
  const values = new Map<string, string>();
  const shared = (word: string, value: string) => {
    values.set(nameOf(word), value);
    return nameOf(word);
  };
  const { pages, errors } = own.headers;
  const withPolicy = (headers: Record<string, string>) => {
    const policy = headers[POLICY];
    return policy !== undefined && policy === pages[POLICY]
      ? { ...headers, [POLICY]: shared('policy', policy) }
      : headers;
  };
  // A redirect to a path of the same host is determined by the shared part.
  const redirects = Object.entries(own.redirects).map(([path, address], index) => [
    path,
    address.startsWith('/') ? address : shared(`redirect_${index}`, address),
  ]);
  const plan = {
    ...own,
    site: '',
    name: '',
    hosts: [],
    redirects: Object.fromEntries(redirects),
    headers: { ...own.headers, pages: withPolicy(pages), errors: withPolicy(errors) },
  };
  return { plan, values };
}
