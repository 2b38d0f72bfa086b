import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');

/** Switches of the sandbox platform. */
export interface Switches {
  maintenance?: boolean;
  /** When the maintenance ends, in epoch milliseconds. */
  maintenanceEnds?: number | null;
  regionBlocked?: boolean;
  popups?: boolean;
  supportClosed?: boolean;
  domainUnknown?: boolean;
  domainMoved?: boolean;
  maintenanceUnflagged?: boolean;
  pressingAnnouncement?: boolean;
  vastCatalogue?: boolean;
  vastTeam?: boolean;
  venues?: boolean;
  vendorWallets?: boolean;
  /** Minutes after which an unconfirmed transfer counts as received. */
  withdrawalMinutes?: number;
  vendorMaintenance?: Record<string, number>;
  depositsHeld?: boolean;
  betsWin?: boolean;
  winners?: boolean;
  socketDropped?: boolean;
  modules?: Record<string, boolean>;
  brokenTree?: string | null;
  faults?: { operation: string; kind: string; delayMs?: number; errorCode?: string }[];
  /** What happens to matches besides what they do by themselves, by fixtureId. */
  fixtures?: Record<string, { isSuspended?: boolean; home?: number; away?: number }>;
  registrationRules?: Record<string, object>;
}

/** A built site with its own sandbox platform, as `brandgen preview` serves it. */
export interface RunningSite {
  url: string;
  /** Sets switches of the sandbox platform with `PATCH /sandbox/control`. */
  set(switches: Switches): Promise<void>;
  /** Sets an account's KYC status: N not begun, P in review, A approved, R rejected. */
  setVerification(account: string, status: 'N' | 'P' | 'A' | 'R'): Promise<void>;
  /** Locks an account, which ends its sessions and forgets its devices. */
  lock(account: string): Promise<void>;
  /** Approves or rejects a redemption of points. */
  decideRedemption(redeemId: number, status: 'approved' | 'rejected'): Promise<void>;
  /** Credits or refuses an order of a deposit. */
  decideDeposit(orderId: string, status: 'credited' | 'refused'): Promise<void>;
  /** Takes an operator's step with a withdrawal, or ends the time to confirm what was sent. */
  operateWithdrawal(orderId: string, step: 'approve' | 'pay' | 'pay-half' | 'refuse' | 'time-out'): Promise<void>;
  /** Lets members withdraw to the accounts that they have just added, a day early. */
  endAccountWaits(): Promise<void>;
  /** Takes a step of player care with a member, or lets the time pass that something of it waits for. */
  operateCare(account: string, action: 'message' | 'age-increases' | 'age-stops' | 'age-check'): Promise<void>;
  /** Runs the current draw of a lottery and settles its bets. */
  draw(gameCode: string): Promise<void>;
  /** Decides a pending application for a promotion. */
  decideApplication(account: string, promotionId: number, status: 'ISSUED' | 'REJECTED'): Promise<void>;
  /** Sets an account's number of unread messages. */
  setUnread(account: string, unread: number): Promise<void>;
  /** Adds a win large enough for the winners board. */
  addWin(): Promise<void>;
  /** The last message sent to a number or an address. @throws if none was sent */
  lastMessage(recipient: string): Promise<string>;
  /** The time on the platform's clock, in epoch milliseconds. */
  now(): Promise<number>;
  /** Milliseconds by which that clock is ahead of this machine's. */
  ahead(): Promise<number>;
  /** Resets every switch and all data of the sandbox, and starts its clock again. */
  reset(): Promise<void>;
}

/** A running server. */
export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a brand on a free port.
 * @param words further arguments of the command
 * @param environment what it has beside this process's
 * @throws with its output when it does not start
 */
export async function runSite(
  brand: string,
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningSite & Server> {
  const { url, stop } = await serveIn(environment, 'preview', brand, ...words);
  return { ...siteAt(url), stop };
}

/** Controls a running site. */
export function siteAt(url: string): RunningSite {
  return {
    url,
    set: (switches) => control(url, 'PATCH', '', switches),
    setVerification: (account, status) => control(url, 'PUT', '/verification', { account, status }),
    lock: (account) => control(url, 'PUT', '/lock', { account, isLocked: true }),
    decideRedemption: (redeemId, status) => control(url, 'PUT', '/redemption', { redeemId, status }),
    decideDeposit: (orderId, status) => control(url, 'PUT', '/deposit', { orderId, status }),
    operateWithdrawal: (orderId, step) => control(url, 'PUT', '/withdrawal', { orderId, step }),
    endAccountWaits: () => control(url, 'DELETE', '/account-waits'),
    operateCare: (account, action) => control(url, 'PUT', '/care', { account, action }),
    draw: (gameCode) => control(url, 'POST', '/lottery', { gameCode }),
    decideApplication: (account, promotionId, status) =>
      control(url, 'PUT', '/promotion', { account, promotionId, status }),
    setUnread: (account, unread) => control(url, 'PUT', '/messages', { account, unread }),
    addWin: () => control(url, 'POST', '/win'),
    lastMessage: (recipient) => lastMessage(url, recipient),
    now: async () => (await clockOf(url)).now,
    ahead: async () => (await clockOf(url)).ahead,
    reset: () => control(url, 'POST', '/reset'),
  };
}

/** Runs a serving brandgen command on a free port. @throws with its output when it does not start */
export function serve(...words: string[]): Promise<Server> {
  return serveIn({}, ...words);
}

async function serveIn(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Server> {
  const server = spawn(process.execPath, ['dist/cli/main.js', ...words, '--port', '0'], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
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

async function clockOf(url: string): Promise<{ now: number; ahead: number }> {
  const answer = await fetch(`${url}/sandbox/control`);
  return JSON.parse(await answer.text());
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
