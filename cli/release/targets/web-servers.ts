/** A web server's files in a target. */
export interface WebServer {
  /** File with the configuration of all sites. It decides which releases are live. */
  readonly configuration: string;
  /** File with the answers for other hosts. */
  readonly shared: string;
  /** Matches the live sites in the configuration, with groups for the site, its folder, the release and the brand. */
  readonly live: RegExp;
  /** Default folder of the operator's own directives and headers. */
  readonly directives: string;
}

/** Web servers that can read a target, by their names in `brandgen.json`. */
export const WEB_SERVERS = {
  nginx: {
    configuration: 'nginx.conf',
    shared: 'nginx-default.conf',
    // A line of the template `nginx-target.conf` with the folder that nginx serves and its release.
    live: /^ {2}\\?(?<site>[a-z][a-z0-9-]*) "[^"]*\/(?<folder>[^"/]+)"; # release (?<release>\d+) of (?<brand>\S+)$/gm,
    directives: '/etc/nginx/brandgen',
  },
  caddy: {
    configuration: 'Caddyfile',
    shared: 'default.Caddyfile',
    // First line of the template `Caddyfile`.
    live: /^# (?<site>[a-z][a-z0-9-]*) "[^"]*\/(?<folder>[^"/]+)": release (?<release>\d+) of (?<brand>\S+)$/gm,
    directives: '/etc/caddy/brandgen',
  },
} satisfies Record<string, WebServer>;

export type WebServerName = keyof typeof WEB_SERVERS;
