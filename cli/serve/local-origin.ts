import type { AddressInfo } from 'node:net';

interface Listening {
  address(): AddressInfo | string | null;
}

/** Origin of a server on a port of this machine. */
export function localOrigin(server: Listening | null): string {
  const address = server?.address() ?? null;
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}`;
}
