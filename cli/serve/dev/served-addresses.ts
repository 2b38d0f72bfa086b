import type { ViteDevServer } from 'vite';
import { localOrigin } from '../local-origin.ts';

/** Addresses of a development server. */
export interface ServedAddresses {
  /** Address on this machine, unless it only listens on another one. */
  readonly origin: string;
  /** Addresses for other devices, such as a phone. */
  readonly network: readonly string[];
}

export function servedAddresses({ httpServer, resolvedUrls }: ViteDevServer): ServedAddresses {
  const { local = [], network = [] } = resolvedUrls ?? {};
  const [only] = local.length === 0 ? network : [];
  return { origin: only === undefined ? localOrigin(httpServer) : new URL(only).origin, network };
}

/** Lines for people. Browsers allow the encryption of a log-in on https and localhost alone. */
export function networkHints(network: readonly string[]): string[] {
  if (network.length === 0) return [];
  const places = network.map((url) => `Network  ${url}`);
  return [...places, 'Log-ins work on https and localhost alone: forward the port to the phone to try them.'];
}
