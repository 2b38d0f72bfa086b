import type { SessionEnd } from '#app/session/session-store.ts';
import { isObject } from '#schemas/generated/validators/guard-parts.ts';

/** A session as one tab hands it to another. */
export interface SharedSession {
  token: string;
  /** The member's, with the name that the person knows. */
  id: number;
  account: string;
  /** What the person has seen or decided in this session. */
  flags: readonly string[];
}

/** A session that another tab has, or has just begun. */
export type Offer = { kind: 'have'; session: SharedSession } | { kind: 'began'; at: number; session: SharedSession };

export type TabMessage = { kind: 'ask' } | Offer | { kind: 'ended'; token: string; id: number; end: SessionEnd };

export interface TabChannel {
  post(message: TabMessage): void;
  /** Opens it again after `close`. */
  open(): void;
  close(): void;
}

/** The other tabs of this merchant's site. Only documents of this origin can listen: a sandboxed frame has another. */
export function openTabChannel(merchant: string, onMessage: (message: TabMessage) => void): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(`session/${merchant}`);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) onMessage(data);
    };
  };
  open();
  return {
    open,
    post: (message) => channel?.postMessage(message),
    close() {
      channel?.close();
      channel = null;
    },
  };
}

/** The other tab may run another release. */
function isTabMessage(data: unknown): data is TabMessage {
  if (!isObject(data)) return false;
  const { kind, at, token, id, end, session } = data;
  if (kind === 'ask') return true;
  if (kind === 'ended') return typeof token === 'string' && typeof id === 'number' && isEnd(end);
  return (kind === 'have' || (kind === 'began' && typeof at === 'number')) && isSession(session);
}

function isSession(session: unknown): session is SharedSession {
  if (!isObject(session)) return false;
  const { token, id, account, flags } = session;
  const hasFlags = Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
  return typeof token === 'string' && token !== '' && typeof id === 'number' && typeof account === 'string' && hasFlags;
}

function isEnd(end: unknown): end is SessionEnd {
  if (!isObject(end)) return end === 'expired' || end === 'elsewhere';
  const { text, tab } = end;
  return typeof text === 'string' || tab === 'left' || (isObject(tab) && typeof tab['account'] === 'string');
}
