import type { Session } from '#app/session/create-session.ts';
import type { LiveNews, LiveTopic } from '#app/session/live-news.ts';
import type { LiveEnd, LiveEvent, LiveMessage } from '#schemas/generated/platform.ts';
import { isLiveTopics } from '#schemas/generated/validators/liveTopics.js';
import { createLiveFeed } from './live-feed.ts';
import { createLiveSocket } from './live-socket.ts';
import { watchPage } from './watch-page.ts';

interface ListenParts {
  /** Origin of the platform, or empty for the site's own. */
  url: string;
  /** Returns the session's token, if any. */
  token: () => string | null;
  session: Session;
}

/** Passes the platform's news of a session to its listeners. @returns a function that stops listening */
export function listen({ url, token, session }: ListenParts): () => void {
  const feed = createLiveFeed();
  let current: string | null = null;
  const socket = createLiveSocket({
    url,
    hello: () => {
      current = token();
      return feed.hello(current ?? '');
    },
    onMessage: (message) => take(message),
  });
  const notify = (news: LiveNews) => {
    for (const listener of [...session.listeners]) listener(news);
  };
  function take(message: LiveMessage): void {
    // Drop news of a previous session: another one may have begun on this page.
    if (!message.end && token() !== current) {
      if (token() === null) socket.close();
      else socket.connect();
      return;
    }
    const verdict = feed.take(message);
    if (verdict.kind === 'gap') socket.connect();
    if (verdict.kind === 'missed') notify({ topic: 'missed' });
    if (verdict.kind === 'event') newsOf(verdict.event).forEach(notify);
    if (verdict.kind !== 'end') return;
    // Only end the session of the news. Another may have begun since.
    if (token() === current) end(verdict.reason);
    else socket.connect();
  }
  function end(reason: LiveEnd['reason']): void {
    socket.close();
    session.forget(reason === 'logged_in_elsewhere' ? 'elsewhere' : 'expired');
  }
  const unwatch = watchPage({ pause: socket.close, resume: socket.connect });
  if (navigator.onLine) socket.connect();
  return () => {
    unwatch();
    socket.close();
  };
}

/** Parses an event. Empty for an unknown topic and for data that breaks the contract. */
function newsOf({ topic, data }: LiveEvent): LiveNews[] {
  const topics: unknown = { [topic]: data };
  if (!isLiveTopics(topics)) return [];
  const { balance, messages, draw, winner, status, modules, chat, deposit, withdrawal, care, contract } = topics;
  // The type requires an entry for every topic of the contract.
  const news: Record<LiveTopic, LiveNews | undefined> = {
    balance: balance && { topic: 'balance', data: balance },
    messages: messages && { topic: 'messages', data: messages },
    draw: draw && { topic: 'draw', data: draw },
    winner: winner && { topic: 'winner', data: winner },
    status: status && { topic: 'status', data: status },
    modules: modules && { topic: 'modules', data: modules },
    chat: chat && { topic: 'chat', data: chat },
    deposit: deposit && { topic: 'deposit', data: deposit },
    withdrawal: withdrawal && { topic: 'withdrawal', data: withdrawal },
    care: care && { topic: 'care', data: care },
    contract: contract && { topic: 'contract', data: contract },
  };
  return Object.values(news).filter((one) => one !== undefined);
}
