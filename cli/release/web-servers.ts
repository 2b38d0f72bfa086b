import { caddyDefaultValues, caddyValues } from '#cli/build/stamp/server/caddy-values.ts';
import { type NginxPlace, nginxDefaultValues, nginxValues } from '#cli/build/stamp/server/nginx-values.ts';
import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** How the configuration of a web server is written. Each file has a template of the same name. */
export interface WebServer {
  /** Configuration of a site, in the site's folder; its first line has the number of the release. */
  readonly site: string;
  readonly siteValues: (plan: ServerPlan, place: NginxPlace) => object;
  /** Configuration for hosts that no site has, in the target's folder. */
  readonly shared: string;
  readonly sharedValues: (listen: string) => object;
}

/** The web servers that can read a target, by their names in `brandgen.json`. */
export const WEB_SERVERS = {
  nginx: {
    site: 'nginx.conf',
    siteValues: nginxValues,
    shared: 'nginx-default.conf',
    sharedValues: nginxDefaultValues,
  },
  caddy: {
    site: 'Caddyfile',
    siteValues: caddyValues,
    shared: 'default.Caddyfile',
    sharedValues: caddyDefaultValues,
  },
} satisfies Record<string, WebServer>;

export type WebServerName = keyof typeof WEB_SERVERS;
