import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { SiteOrigins } from '../brand/resolve/sites-of.ts';
import { localOrigin } from './local-origin.ts';

const LAST_PORT = 65_535;

/**
 * Ports of the players' site and of a separate back office: the requested one and the next, or any two for 0. @throws
 * UsageError if there is no next port
 */
export async function previewPorts(asked: number): Promise<[number, number]> {
  if (asked === 0) return freePorts();
  const next = asked + 1;
  if (next <= LAST_PORT) return [asked, next];
  throw new UsageError(
    `The players' site would get port ${asked} and the back office port ${next}, which does not exist. \`--port\` needs at most ${LAST_PORT - 1} here.`,
  );
}

/** Origins of the ports. Chosen before the build, as the sites' pages contain each other's origin. */
export function previewOrigins([players, agents]: readonly [number, number]): SiteOrigins {
  return { players: `http://localhost:${players}`, agents: `http://localhost:${agents}` };
}

/** Opens both at the same time, so that they differ. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const;
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const [players, agents] = servers;
  const ports: [number, number] = [portOf(players), portOf(agents)];
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

function portOf(server: Parameters<typeof localOrigin>[0]): number {
  return Number(new URL(localOrigin(server)).port);
}
