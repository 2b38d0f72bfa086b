/** Where the page that the provider leads back to says what it was given. It knows the name too: `cli/templates/sign-in.js`. */
export const CHANNEL = 'brandgen-sign-in';

const SIZE = { width: 480, height: 640 };

/** Milliseconds between two looks at whether the window is still there. */
const LOOK = 250;

/**
 * Milliseconds for which a window that seems closed may still answer: while it comes back from the provider, browsers cut
 * the tie to it, and then it looks closed from here.
 */
const GRACE = 2000;

export type SignInFailure = 'closed' | 'denied';

/** The provider's window did not end in a code. */
export class SignInEnded extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure) {
    super(`Sign-in: ${failure}`);
    this.failure = failure;
  }
}

/** Opens an empty window for the provider; null where the browser blocks it. Call it in the click itself. */
export function openSignInWindow(): Window | null {
  const left = Math.max(0, (screen.availWidth - SIZE.width) / 2);
  const top = Math.max(0, (screen.availHeight - SIZE.height) / 2);
  return globalThis.open('', '_blank', `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`);
}

/**
 * Waits for the code that the provider hands over in its window.
 * @throws SignInEnded when the person says no there or closes the window
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

/** Only pages of this origin can speak on the channel; what is not for this attempt is another tab's. */
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
      closedFor = opened.closed ? closedFor + LOOK : 0;
      if (closedFor > GRACE) reject(new SignInEnded('closed'));
    }, LOOK);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
