import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import type { LiveHello, LiveMessage } from '#schemas/generated/platform.ts';
import { CONTRACT_NAME } from '../calls/contract-operations.ts';
import { contractSchemas } from '../calls/contract-schemas.ts';
import { isLoopbackOrigin } from '../loopback.ts';
import type { Platform } from '../platform.ts';
import type { EndReason } from '../process/live.ts';
import { bearerOf } from '../session/session.ts';
import { hashToken } from '../token.ts';

const { path, heartbeatSeconds } = contract['x-socket'];

/** Time limit for a socket's hello. */
const HELLO_WITHIN_MS = 10_000;

/** Pings in a row that a socket may leave unanswered. */
const MAX_UNANSWERED = 2;

/** WebSocket close code (RFC 6455). */
const POLICY_VIOLATION = 1008;

/** Size limit of any message from a site. */
const MAX_HELLO_BYTES = 16_384;

export interface LiveOptions {
  platform: Platform;
  /** Milliseconds between two signs of life. */
  heartbeat?: number;
}

/** Serves the socket of the contract on the server's own port. */
export function serveLive(
  server: FastifyInstance,
  { platform, heartbeat = heartbeatSeconds * 1000 }: LiveOptions,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_HELLO_BYTES });
  /** Unanswered pings by socket. */
  const unanswered = new WeakMap<WebSocket, number>();
  const read = helloReader();
  server.server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    if (!isAllowed(request, platform)) return duplex.destroy();
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      socket.on('pong', () => unanswered.set(socket, 0));
      listen(socket, platform, read);
    });
  });
  const beating = setInterval(() => {
    for (const socket of sockets.clients) {
      const count = unanswered.get(socket) ?? 0;
      unanswered.set(socket, count + 1);
      if (count >= MAX_UNANSWERED) socket.terminate();
      else socket.ping();
    }
    platform.live.beat();
  }, heartbeat).unref();
  server.addHook('preClose', async () => {
    clearInterval(beating);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
}

/** Refuses pages of other sites in a browser on this machine, and every socket while the switch drops them. */
function isAllowed({ url = '', headers }: IncomingMessage, { switches }: Platform): boolean {
  const { origin } = headers;
  const isOwn = origin === undefined || isLoopbackOrigin(origin);
  return isOwn && !switches.socketDropped && url.split('?')[0] === path;
}

function listen(socket: WebSocket, platform: Platform, readHello: ReadHello): void {
  const hang = setTimeout(() => socket.close(POLICY_VIOLATION), HELLO_WITHIN_MS).unref();
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(hang));
  socket.once('message', (data) => {
    clearTimeout(hang);
    const hello = readHello(data);
    if (hello) void accept(socket, platform, hello).catch(() => socket.terminate());
    else socket.close(POLICY_VIOLATION);
  });
}

async function accept(socket: WebSocket, platform: Platform, { hello }: LiveHello): Promise<void> {
  const send = (message: LiveMessage) => socket.send(JSON.stringify(message));
  const { member: admittedMember, replaced, owing } = await bearerOf(platform, hello.token);
  const member = admittedMember ?? owing?.member;
  if (!member) {
    send({ end: { reason: endReason(replaced) } });
    return socket.close();
  }
  if (socket.readyState !== socket.OPEN) return;
  const tokenHash = hashToken(hello.token);
  // While something is owed, a session learns that it ends and nothing else.
  const sendEnd = (message: LiveMessage) => message.end && send(message);
  const listener = { memberId: member.id, tokenHash, send: owing ? sendEnd : send, close: () => socket.close() };
  socket.once('close', platform.live.join(listener, hello.after));
  // No event signals that a session has expired or has settled its duties, so check on every pong.
  const check = async () => {
    const now = await bearerOf(platform, hello.token);
    if (!now.member && !now.owing) platform.live.end(tokenHash, endReason(now.replaced));
    // Disconnect, so that the site reconnects with the session's new rights.
    if ((owing && now.member) || (!owing && now.owing)) socket.close();
  };
  socket.on('pong', () => void check().catch(() => socket.terminate()));
}

function endReason(replaced: boolean): EndReason {
  return replaced ? 'logged_in_elsewhere' : 'not_logged_in';
}

type ReadHello = (data: RawData) => LiveHello | null;

/** Reads a site's first message; null unless it is a valid hello. */
function helloReader(): ReadHello {
  const check = contractSchemas().requestValidator({ $ref: `${CONTRACT_NAME}#/components/schemas/LiveHello` }, 'hello');
  return (data) => {
    const parsed = parse(String(data));
    // Checked against the contract.
    return 'value' in check(parsed) ? (parsed as LiveHello) : null;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
