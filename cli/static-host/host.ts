/** A kind of host for static files that reads `_headers` and `_redirects`. */
export interface StaticHost {
  /** Name of the host, as people know it. */
  readonly title: string;
  /** How many rules and how long a line it reads; it drops what is beyond. */
  readonly limits: { readonly rules: number; readonly line: number };
  /** Whether it adds the headers of a path to the answer for a missing file, so that a rule must name files that exist. */
  readonly addsToErrors: boolean;
  /** Whether a path with `.html` is an address of its own. */
  readonly keepsEndings: boolean;
  /** Status of a redirect in `_redirects` that counts where a file exists, too. */
  readonly found: string;
}

const UNLIMITED = { rules: Number.POSITIVE_INFINITY, line: Number.POSITIVE_INFINITY };

export const STATIC_HOSTS = {
  // Answers for missing files have `no-store` there, whatever the rules say.
  cloudflare: {
    title: 'Cloudflare',
    limits: { rules: 100, line: 2000 },
    addsToErrors: false,
    keepsEndings: false,
    found: '302',
  },
  netlify: { title: 'Netlify', limits: UNLIMITED, addsToErrors: true, keepsEndings: true, found: '302!' },
} satisfies Record<string, StaticHost>;

export type StaticHostName = keyof typeof STATIC_HOSTS;
