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
  /** Measurement id. */
  id: string;
  /** Path that Google's cookies are limited to. */
  path: string;
  /** Seconds that Google's cookies may last: no longer than the consent. */
  lifetime: number;
}

/**
 * Starts to count visits, or starts again. Advertising stays denied. A script that an ad blocker keeps away counts
 * nothing, and no one is told.
 */
export async function startStatistics({ id, path, lifetime }: Statistics): Promise<void> {
  disable(id, false);
  if (!globalThis.dataLayer) {
    gtag('consent', 'default', DENIED);
    gtag('js', new Date());
    gtag('config', id, {
      // The site counts its pages itself, without the query, which can name the game that someone plays.
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

/** Counts a page by its path. */
export function countPage(pathname: string): void {
  const page_location = `${location.origin}${pathname}`;
  // Also for what Google's script counts by itself.
  gtag('set', { page_location });
  gtag('event', 'page_view', { page_location });
}

/** Stops counting, and deletes what was stored for it. */
export function stopStatistics(id: string, path: string): void {
  disable(id, true);
  gtag('consent', 'update', DENIED);
  forgetCookies(path);
}

/** Google's own switch: the script sends nothing for this id while it is set. */
function disable(id: string, isOff: boolean): void {
  Reflect.set(globalThis, `ga-disable-${id}`, isOff);
}
