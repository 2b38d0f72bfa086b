import { loadScript } from '#app/shell/outside-script/load-script.ts';
import { forgetCookies } from './forget-cookies.ts';
import { gtag } from './gtag.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

interface Statistics {
  id: string;
  /** Path of Google's cookies. */
  path: string;
  /** Lifetime of Google's cookies in seconds, at most that of the consent. */
  lifetime: number;
}

/**
 * Starts or resumes counting, with advertising denied. If an ad blocker stops the script, visits are not counted and no
 * error is shown.
 */
export async function startStatistics({ id, path, lifetime }: Statistics): Promise<void> {
  disable(id, false);
  if (!globalThis.dataLayer) {
    gtag('consent', 'default', DENIED);
    gtag('js', new Date());
    gtag('config', id, {
      // The site reports page views itself without the query, which may name the game that a person plays.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_path: path,
      cookie_expires: lifetime,
      cookie_update: false,
      cookie_flags: 'SameSite=Lax;Secure',
    });
  }
  gtag('consent', 'update', { analytics_storage: 'granted' });
  const url = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  const script = { policy: 'statistics', url, find: () => globalThis.google_tag_manager };
  await loadScript(script).catch(() => undefined);
}

/** Counts a page view by its path. */
export function countPage(pathname: string): void {
  const page_location = `${location.origin}${pathname}`;
  // Applies to the events that Google's script sends automatically too.
  gtag('set', { page_location });
  gtag('event', 'page_view', { page_location });
}

/** Stops counting and deletes the cookies. */
export function stopStatistics(id: string, path: string): void {
  disable(id, true);
  gtag('consent', 'update', DENIED);
  forgetCookies(path);
}

/** Google's own switch: while it is set, the script sends nothing for this id. */
function disable(id: string, isOff: boolean): void {
  Reflect.set(globalThis, `ga-disable-${id}`, isOff);
}
