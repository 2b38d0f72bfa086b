import { caddyConfiguration, caddyDefaultConfiguration } from './caddy-configuration.ts';
import { nginxConfiguration, nginxDefaultConfiguration } from './nginx-configuration.ts';

/** How the configuration of each web server is written: for the sites of a target, and for other hosts. */
export const CONFIGURATIONS = {
  nginx: { write: nginxConfiguration, writeShared: nginxDefaultConfiguration },
  caddy: { write: caddyConfiguration, writeShared: caddyDefaultConfiguration },
};
