import type { ViteDevServer } from 'vite';
import { localOrigin } from '../local-origin.ts';

/** Addresses of a development server. */
export interface ServedAddresses {
  /** Address on this machine; another one if the server only listens there. */
  readonly origin: string;
  /** Addresses for other devices, such as a phone. */
  readonly network: readonly string[];
}

export function servedAddresses({ httpServer, resolvedUrls }: ViteDevServer): ServedAddresses {
  const { local = [], network = [] } = resolvedUrls ?? {};
  const [only] = local.length === 0 ? network : [];
  return { origin: only === undefined ? localOrigin(httpServer) : new URL(only).origin, network };
}

/** Hints for people. Browsers allow the encryption of a log-in only on https and localhost. */
export function networkHints(network: readonly string[]): string[] {
  if (network.length === 0) return [];
  const places = network.map((url) => `Network  ${url}`);
  return [...places, 'Log-ins work on https and localhost alone: forward the port to the phone to try them.'];
}
