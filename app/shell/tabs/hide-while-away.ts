import type { Session } from '#app/session/create-session.ts';
import { TOKEN_KEY } from '#app/session/session-token.ts';
import { tabStorage } from '#app/storage/storage.ts';

/** Milliseconds in which the platform must confirm the session; the page then says that it could not ask. */
const PATIENCE = 3_000;

interface LeavingTab {
  leave(): void;
  comeBack(): Promise<void>;
}

/**
 * Hides a page with a session while the browser keeps it for Back, and shows it again only once the platform has confirmed the
 * session, or as a visitor's.
 * @returns stops it
 */
export function hideWhileAway(session: Session, tab: LeavingTab): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const { dataset } = document.documentElement;
  const hide = () => {
    if (session.token() !== null) dataset['away'] = '';
    tab.leave();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const stored = tabStorage.getItem(TOKEN_KEY);
    // Another log-in on a later page of this tab: its account is shown from the start.
    if (stored !== null && stored !== session.token()) return location.reload();
    void tab.comeBack().finally(() => {
      delete dataset['away'];
    });
  };
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', show, { signal });
  return () => gone.abort();
}

/** Asks the platform whether the session goes on. Without an answer the member is not known, and asked for again. */
export async function confirm({ store, token, refresh }: Session): Promise<void> {
  if (token() === null) return;
  const late = new Promise((_resolve, reject) => setTimeout(reject, PATIENCE));
  await Promise.race([refresh(), late]).catch(() => {
    if (token() !== null) store.setState({ status: 'unknown', member: null });
  });
}
