import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The device's token, out of reach of scripts. */
const TOKEN = '__Host-device';

/** Tells the site's scripts that there is a token, without which they need not ask. */
const HINT = '__Host-remembered';

/** The cookies of a remembered device, in one call and its answer. */
export interface DeviceCookie {
  /**
   * The token in the call, or null.
   * @throws Refusal invalid_request without the header `platform`, which no other site's page can send
   */
  read(): string | null;
  /** @param expiresAt epoch milliseconds */
  write(token: string, expiresAt: number): void;
  clear(): void;
}

export function deviceCookie(request: FastifyRequest, reply: FastifyReply, now: () => number): DeviceCookie {
  const set = (token: string, hint: string, seconds: number) => {
    const rest = `Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`;
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', [`${TOKEN}=${token}; ${rest}; HttpOnly`, `${HINT}=${hint}; ${rest}`]);
  };
  return {
    read() {
      const token = tokenIn(request.headers.cookie ?? '');
      if (token === null || request.headers['platform'] !== undefined) return token;
      throw new Refusal(400, 'invalid_request', 'A call with the cookie of a device needs the header platform.');
    },
    write: (token, expiresAt) => set(token, '1', Math.ceil((expiresAt - now()) / 1000)),
    clear: () => set('', '', 0),
  };
}

function tokenIn(cookies: string): string | null {
  const pairs = cookies.split('; ').map((pair) => pair.split('='));
  const [, token = ''] = pairs.find(([name]) => name === TOKEN) ?? [];
  return /^[\w-]{43}$/.test(token) ? token : null;
}
