/** A kind of host for static files that reads `_headers` and `_redirects`. */
export interface StaticHost {
  /** Name of the host for people. */
  readonly title: string;
  /** Maximum number of rules and length of a line. The host ignores the rest. */
  readonly limits: { readonly rules: number; readonly line: number };
  /**
   * Whether it adds a path's headers to the answer for a missing file, so that rules must only match existing files.
   */
  readonly addsToErrors: boolean;
  /** Whether a path that ends with `.html` is served too. */
  readonly keepsEndings: boolean;
  /** Status code in `_redirects` for a redirect that also applies if a file exists. */
  readonly found: string;
}

const UNLIMITED = { rules: Number.POSITIVE_INFINITY, line: Number.POSITIVE_INFINITY };

export const STATIC_HOSTS = {
  // Answers for missing files always have `no-store` there.
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
