/** The files of a web server in a target. */
export interface WebServer {
  /** File of a target with the configuration for all its sites, which says what is live. */
  readonly configuration: string;
  /** File of a target with the answers for other hosts. */
  readonly shared: string;
  /** Finds the live sites in the configuration: groups for the site, its folder, the release and the brand. */
  readonly live: RegExp;
  /** Usual folder of the operator's own directives and headers. */
  readonly directives: string;
}

/** The web servers that can read a target, by their names in `brandgen.json`. */
export const WEB_SERVERS = {
  nginx: {
    configuration: 'nginx.conf',
    shared: 'nginx-default.conf',
    // As the template `nginx-target.conf` writes it: the folder that nginx serves, and whose release it is.
    live: /^ {2}\\?(?<site>[a-z][a-z0-9-]*) "[^"]*\/(?<folder>[^"/]+)"; # release (?<release>\d+) of (?<brand>\S+)$/gm,
    directives: '/etc/nginx/brandgen',
  },
  caddy: {
    configuration: 'Caddyfile',
    shared: 'default.Caddyfile',
    // The first line of the template `Caddyfile`.
    live: /^# (?<site>[a-z][a-z0-9-]*) "[^"]*\/(?<folder>[^"/]+)": release (?<release>\d+) of (?<brand>\S+)$/gm,
    directives: '/etc/caddy/brandgen',
  },
} satisfies Record<string, WebServer>;

export type WebServerName = keyof typeof WEB_SERVERS;
