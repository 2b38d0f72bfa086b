/** Path of nginx: NGINX_PATH, the system's, or the one that apt-get installs. */
export function findNginx(): string;
