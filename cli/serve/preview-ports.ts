import { once } from 'node:events';
import { createServer } from 'node:net';
import type { SiteOrigins } from '../brand/resolve/sites-of.ts';
import { localOrigin } from './local-origin.ts';

/** Ports of the players' site and of a back office with a host of its own: the one asked for and the next, or any two. */
export async function previewPorts(asked: number): Promise<[number, number]> {
  return asked === 0 ? freePorts() : [asked, asked + 1];
}

/** Where those ports are found. Known before the sites are built, since their pages name each other. */
export function previewOrigins([players, agents]: readonly [number, number]): SiteOrigins {
  return { players: `http://localhost:${players}`, agents: `http://localhost:${agents}` };
}

/** Both are open at once, so that they differ. */
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
