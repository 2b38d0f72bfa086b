import { caddyConfiguration, caddyDefaultConfiguration } from './caddy-configuration.ts';
import { defaultConfiguration, serverConfiguration } from './server-configuration.ts';

/** How the configuration of each web server is written: for the sites of a target, and for other hosts. */
export const CONFIGURATIONS = {
  nginx: { write: serverConfiguration, writeShared: defaultConfiguration },
  caddy: { write: caddyConfiguration, writeShared: caddyDefaultConfiguration },
};
