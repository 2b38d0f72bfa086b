/** Channel on which the redirect page reports its parameters. Also named in `cli/templates/sign-in.js`. */
export const CHANNEL = 'brandgen-sign-in';

const SIZE = { width: 480, height: 640 };

/** Milliseconds between checks that the window is still open. */
const POLL_INTERVAL = 250;

/**
 * Milliseconds for which a seemingly closed window may still answer. Browsers cut the link between the windows while it returns
 * from the provider, so it looks closed from here.
 */
const GRACE = 2000;

export type SignInFailure = 'closed' | 'denied';

/** The provider's window did not return a code. */
export class SignInEnded extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure) {
    super(`Sign-in: ${failure}`);
    this.failure = failure;
  }
}

/** Opens an empty window for the provider; null if the browser blocks it. Call it directly in the click handler. */
export function openSignInWindow(): Window | null {
  const left = Math.max(0, (screen.availWidth - SIZE.width) / 2);
  const top = Math.max(0, (screen.availHeight - SIZE.height) / 2);
  return globalThis.open('', '_blank', `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`);
}

/**
 * Waits for the code from the provider's window.
 * @throws SignInEnded when the person declines or closes the window
 */
export async function codeFrom(opened: Pick<Window, 'closed'>, state: string): Promise<string> {
  const channel = new BroadcastChannel(CHANNEL);
  const watch = new AbortController();
  try {
    return await Promise.race([answerOn(channel, state), closingOf(opened, watch.signal)]);
  } finally {
    watch.abort();
    channel.close();
  }
}

/** Resolves with this attempt's answer. Only pages of this origin can post to the channel; other tabs have other states. */
function answerOn(channel: BroadcastChannel, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !('state' in data) || data.state !== state) return;
      if ('code' in data && typeof data.code === 'string') resolve(data.code);
      else reject(new SignInEnded('denied'));
    });
  });
}

function closingOf(opened: Pick<Window, 'closed'>, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    let closedFor = 0;
    const timer = setInterval(() => {
      closedFor = opened.closed ? closedFor + POLL_INTERVAL : 0;
      if (closedFor > GRACE) reject(new SignInEnded('closed'));
    }, POLL_INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
