import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { HostileAnswer, Mode, PlatformAnswer } from './mode.ts';

const PLATFORM = /^\/(wps|lgw|lotto)\//;

/** Calls that decide whether a site shows anything at all. */
const GATES = /^\/wps\/(system\/(status|whitelabel)|member\/info)(\?|$)/;

/** Milliseconds without a call after which a page has asked all it wants. */
const QUIET = 250;
const LATE = 2000;

interface Attack {
  mode: Mode;
  spareGates: boolean;
  turns: number;
  /** Aborted when the attack ends. */
  over: AbortController;
}

/** Proxies a page's calls to its platform, and changes the answers while an attack lasts. */
export class HostileProxy {
  private attack: Attack | undefined;
  private log: string[] = [];
  private lastCall = 0;
  private waiting = 0;

  private constructor(
    private readonly site: string,
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(site: string): Promise<HostileProxy> {
    const server = createServer({ maxHeaderSize: 128_000 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
    const proxy = new HostileProxy(site, server, `http://127.0.0.1:${address.port}`);
    server.on(
      'request',
      (asked, answer) => void proxy.serve(asked, answer).catch((reason) => proxy.drop(answer, reason)),
    );
    server.on('upgrade', (asked, socket) => proxy.connect(asked, socket));
    return proxy;
  }

  /** Begins an attack. @param spareGates whether status, module tree and member are answered honestly */
  begin(mode: Mode, spareGates: boolean): void {
    this.attack = { mode, spareGates, turns: 0, over: new AbortController() };
    this.log = [];
    // A busy page asks late: before its first call nothing is attacked.
    this.lastCall = Number.POSITIVE_INFINITY;
  }

  /** Ends the attack. Hanging answers come now. */
  end(): void {
    this.attack?.over.abort();
    this.attack = undefined;
    this.note('the fault ends');
  }

  /** Calls and answers since the last attack began, each line with its time. */
  history(): string {
    return this.log.join('\n');
  }

  /** Waits until the page asks nothing more, or for this many milliseconds. */
  async quiet(longest: number): Promise<void> {
    const limit = Date.now() + longest;
    const isQuiet = () => this.waiting === 0 && Date.now() - this.lastCall > QUIET;
    while (!isQuiet() && Date.now() < limit) await pause(QUIET / 5);
  }

  close(): void {
    this.end();
    this.server.close();
    this.server.closeAllConnections();
  }

  private note(text: string): void {
    this.log.push(`${new Date().toISOString().slice(14)} ${text}`);
  }

  private drop(answer: ServerResponse, reason: unknown): void {
    this.note(`dropped ${answer.req.url}: ${String(reason)}`);
    answer.destroy();
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { attack } = this;
    const path = asked.url ?? '/';
    answer.on('close', () =>
      this.note(`${answer.writableFinished ? answer.statusCode : 'cut off'} ${asked.method} ${path}`),
    );
    if (!PLATFORM.test(path)) return this.pass(asked, answer);
    this.lastCall = Date.now();
    this.waiting += 1;
    try {
      const honest = await this.fetch(asked);
      const spared = !attack || (attack.spareGates && GATES.test(path));
      const hostile = spared ? honest : attack.mode.answer(honest, attack.turns++);
      await deliver(answer, hostile, honest, attack?.over.signal);
    } finally {
      this.waiting -= 1;
      this.lastCall = Date.now();
    }
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const honest = await this.send(asked);
    answer.writeHead(honest.statusCode ?? 502, honest.headers);
    honest.pipe(answer);
  }

  /** Passes a socket on. What comes over it is the sandbox's own. */
  private connect(asked: IncomingMessage, socket: Duplex): void {
    const onward = request(`${this.site}${asked.url}`, { headers: asked.headers });
    onward.on('upgrade', (answer, site) => {
      const headers = answer.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
      site.pipe(socket).pipe(site);
      site.on('error', () => socket.destroy());
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    onward.end();
  }

  private async fetch(asked: IncomingMessage): Promise<PlatformAnswer> {
    const honest = await this.send(asked, { 'accept-encoding': 'identity' });
    const body = await buffer(honest);
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = honest.headers;
    const kept = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { status: honest.statusCode ?? 502, headers: Object.fromEntries(kept), body: body.toString() };
  }

  private async send(asked: IncomingMessage, more = {}): Promise<IncomingMessage> {
    const onward = request(`${this.site}${asked.url}`, {
      method: asked.method,
      headers: { ...asked.headers, ...more },
    });
    asked.pipe(onward);
    const [honest] = await once(onward, 'response');
    return honest;
  }
}

async function deliver(
  to: ServerResponse,
  hostile: HostileAnswer,
  honest: PlatformAnswer,
  over: AbortSignal | undefined,
): Promise<void> {
  const { pace } = hostile;
  if (pace === 'reset') return void to.destroy();
  if (pace === 'lost') return;
  if (pace === 'hang') {
    over?.addEventListener('abort', () => whole(to, honest));
    return;
  }
  if (pace === 'late') await pause(LATE);
  if (pace === 'cut') return cut(to, hostile);
  if (pace === 'drip') return drip(to, hostile, over);
  whole(to, hostile);
}

function whole(to: ServerResponse, { status, headers, body }: PlatformAnswer): void {
  to.writeHead(status, headers).end(body);
}

function cut(to: ServerResponse, { status, headers, body }: PlatformAnswer): void {
  to.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  to.write(String(body).slice(0, body.length / 2), () => to.destroy());
}

/** The rest comes when the fault ends. The page has more to ask meanwhile, so this does not wait for it. */
function drip(to: ServerResponse, { status, headers, body }: PlatformAnswer, over: AbortSignal | undefined): void {
  to.writeHead(status, headers);
  let sent = 0;
  const drop = () => void to.write(String(body).slice(sent, ++sent));
  drop();
  const drops = setInterval(drop, 300);
  to.on('close', () => clearInterval(drops));
  over?.addEventListener('abort', () => {
    clearInterval(drops);
    to.end(String(body).slice(sent));
  });
}
