/** Path of Caddy: CADDY_PATH, the system's, or the one that apt-get installs. */
export function findCaddy(): string;
