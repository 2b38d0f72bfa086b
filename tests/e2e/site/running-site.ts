import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');

/** What a test can make the sandbox platform do. */
export interface Switches {
  maintenance?: boolean;
  regionBlocked?: boolean;
  popups?: boolean;
  supportClosed?: boolean;
  domainUnknown?: boolean;
  pressingAnnouncement?: boolean;
  vastCatalogue?: boolean;
  venues?: boolean;
  winners?: boolean;
  socketDropped?: boolean;
  modules?: Record<string, boolean>;
  brokenTree?: string | null;
  faults?: { operation: string; kind: string; delayMs?: number; errorCode?: string }[];
  registrationRules?: Record<string, object>;
}

/** A built site with its own sandbox platform, as `brandgen preview` serves it. */
export interface RunningSite {
  url: string;
  /** Puts switches of the sandbox platform, as `PATCH /sandbox/control` takes them. */
  set(switches: Switches): Promise<void>;
  /** Puts how far the identity of an account is verified: N not begun, P in review, A approved, R rejected. */
  review(account: string, status: 'N' | 'P' | 'A' | 'R'): Promise<void>;
  /** Approves or rejects what somebody has redeemed points for. */
  decide(redeemId: number, status: 'approved' | 'rejected'): Promise<void>;
  /** Makes the draw of a lottery that takes bets at the moment, and settles them. */
  draw(gameCode: string): Promise<void>;
  /** Decides an application for a promotion that waits for a review. */
  judge(account: string, promotionId: number, status: 'ISSUED' | 'REJECTED'): Promise<void>;
  /** Has an account as many unread messages. */
  leaveUnread(account: string, unread: number): Promise<void>;
  /** Has somebody win as much as a place on the board of winners takes. */
  win(): Promise<void>;
  /** The last message that the platform sent to a number or an address; fails when there is none. */
  lastMessage(recipient: string): Promise<string>;
  /** Puts every switch and all data of the sandbox back. */
  reset(): Promise<void>;
}

/** What a command that serves has started. */
export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a brand on a free port.
 * @param words more words of the command
 * @throws with what it printed when it does not come up
 */
export async function runSite(brand: string, ...words: string[]): Promise<RunningSite & Server> {
  const { url, stop } = await serve('preview', brand, ...words);
  return { ...siteAt(url), stop };
}

/** The switches of a site that runs already. */
export function siteAt(url: string): RunningSite {
  return {
    url,
    set: (switches) => control(url, 'PATCH', '', switches),
    review: (account, status) => control(url, 'PUT', '/verification', { account, status }),
    decide: (redeemId, status) => control(url, 'PUT', '/redemption', { redeemId, status }),
    draw: (gameCode) => control(url, 'POST', '/lottery', { gameCode }),
    judge: (account, promotionId, status) => control(url, 'PUT', '/promotion', { account, promotionId, status }),
    leaveUnread: (account, unread) => control(url, 'PUT', '/messages', { account, unread }),
    win: () => control(url, 'POST', '/win'),
    lastMessage: (recipient) => lastMessage(url, recipient),
    reset: () => control(url, 'POST', '/reset'),
  };
}

/** Runs a command of brandgen that serves, on a free port. @throws with what it printed when it does not come up. */
export async function serve(...words: string[]): Promise<Server> {
  const server = spawn(process.execPath, ['dist/cli/main.js', ...words, '--port', '0'], { cwd: root });
  return {
    url: await firstAddress(server),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function control(url: string, method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${url}/sandbox/control${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
}

async function lastMessage(url: string, recipient: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/control/outbox`);
  const messages: { recipient: string; body: string }[] = JSON.parse(await answer.text());
  const found = messages.find((message) => message.recipient === recipient);
  if (!found) throw new Error(`Nothing was sent to ${recipient}.`);
  return found.body;
}

async function firstAddress(site: ChildProcess): Promise<string> {
  const printed: string[] = [];
  site.stderr?.on('data', (text: Buffer) => printed.push(text.toString()));
  if (!site.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: site.stdout })) {
    printed.push(line);
    const address = line.match(/http:\/\/[\w.:]+/)?.[0];
    if (address) {
      site.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server did not start:\n${printed.join('\n')}`);
}
