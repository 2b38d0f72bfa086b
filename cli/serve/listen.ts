import type { FastifyInstance } from 'fastify';
import { UsageError } from '#cli/problems/usage-error.ts';

/** Binds a server to this machine only. Returns its origin. @throws UsageError if the port is not available */
export async function listen(server: FastifyInstance, port: number): Promise<string> {
  try {
    const address = await server.listen({ host: '127.0.0.1', port });
    return address.replace('127.0.0.1', 'localhost');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw portTrouble(port, code === 'EACCES' ? 'cannot be used by this user' : undefined);
  }
}

/** @param problem with the port */
export function portTrouble(port: number, problem = 'is in use by another program'): UsageError {
  return new UsageError(`Port ${port} ${problem}. Choose another with \`--port\`, or use 0 for any free port.`);
}
