import { caddyConfiguration, caddyDefaultConfiguration } from './caddy-configuration.ts';
import { nginxConfiguration, nginxDefaultConfiguration } from './nginx-configuration.ts';

/** Writers of each web server's configuration: for a target's sites, and for other hosts. */
export const CONFIGURATIONS = {
  nginx: { write: nginxConfiguration, writeShared: nginxDefaultConfiguration },
  caddy: { write: caddyConfiguration, writeShared: caddyDefaultConfiguration },
};
