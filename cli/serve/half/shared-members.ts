import { createHash } from 'node:crypto';
import { hasShape, isDictionary, isNumber, isText } from '#cli/json/guards.ts';
import { askSide, type PlatformSide } from './platform-side.ts';

/** What the sandbox is told of a member of the platform. */
interface SharedMember {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly vipLabel: string;
  /** Minor units. */
  readonly balance: number;
}

/** Lets the sandbox know the members who have logged in at the platform. */
export interface SharedMembers {
  /** Remembers who a log-in is for. @param body of its answer, in the contract's form */
  note(body: unknown): void;
  /** Gives the sandbox an account for a token that it may not know. A token that the platform refuses gets no account. */
  introduce(token: string): Promise<void>;
}

const INFO = '/wps/member/info';

const isMember = hasShape({ account: isText, nickname: isText, type: isNumber, vipLabel: isText, balance: isNumber });

/** @param sandbox its origin */
export function shareMembers(platform: PlatformSide, sandbox: string): SharedMembers {
  const known = new Map<string, SharedMember>();
  return {
    note(body) {
      const opened = isDictionary(body) && isDictionary(body['value']) ? body['value'] : {};
      const { token, userInfo } = opened;
      if (isText(token) && isMember(userInfo)) known.set(token, userInfo);
    },
    async introduce(token) {
      const member = known.get(token) ?? (await askMember(platform, token));
      if (member === null) return;
      known.set(token, member);
      // Told each time, as the sandbox forgets its accounts when it is reset.
      await tell(sandbox, token, member);
    },
  };
}

/** @returns null for a token that the platform does not accept, or about which it cannot tell now */
async function askMember(platform: PlatformSide, token: string): Promise<SharedMember | null> {
  const { status, body } = await askSide(platform, INFO, { authorization: `Bearer ${token}` });
  if (status === 401 || status === 403 || status === 429 || (status >= 500 && status !== 501)) return null;
  const value = isDictionary(body) ? body['value'] : undefined;
  if (isMember(value)) return value;
  // The platform may not have this call yet. A token is a member all the same.
  const account = `member-${createHash('sha256').update(token).digest('hex').slice(0, 8)}`;
  return { account, nickname: account, type: 0, vipLabel: '', balance: 0 };
}

async function tell(sandbox: string, token: string, member: SharedMember): Promise<void> {
  const { account, nickname, type, vipLabel, balance } = member;
  const answer = await fetch(`${sandbox}/sandbox/control/member`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, account, nickname, type, vipLabel, balance }),
  });
  if (!answer.ok) throw new Error(`The sandbox did not take the member ${account}: ${await answer.text()}`);
}
