import type { QueryClient } from '@tanstack/react-query';
import type { SiteBrand } from '#app/brand/brand.ts';
import { createPlatformClock, type PlatformClock } from '#app/clock/platform-clock.ts';
import { createToasts, type Toasts } from '#app/kit/toast/toast-store.ts';
import { createLanguage, type Language } from '#app/language/create-language.ts';
import type { Words } from '#app/language/words.ts';
import { createModuleStore, type ModuleStore } from '#app/modules/module-store.ts';
import type { NeededCalls } from '#app/modules/note-lacking.ts';
import { createPlatform, type PlatformClient } from '#app/platform/create-platform.ts';
import { skippingLacking } from '#app/platform/lacking-calls.ts';
import { createSlowCalls, type SlowCalls } from '#app/platform/slow-calls.ts';
import { createSession, type Session } from '#app/session/create-session.ts';
import { createSessionToken } from '#app/session/session-token.ts';
import type { SafeStorage } from '#app/storage/storage.ts';
import { createReach, type ReachStore } from '../connection/reach.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { loadAgainOnline } from '../loading/load-again.ts';
import { createScreenLoader, type ScreenLoader } from '../loading/screen-loader.ts';
import { CHANGE_PASSWORD } from '../modals/modal-ids.ts';
import { createModals, type Modals } from '../modals/modal-store.ts';
import { createPreferences, type Preferences } from '../preferences/preferences.ts';
import type { LastPlace } from '../router/list-place.ts';
import type { Feature } from '../slots/define-feature.ts';
import { systemStatusKey } from '../status/status-query.ts';
import { createVerification, type VerificationStore } from '../verification/verification-store.ts';
import { createQueries } from './create-queries.ts';

export type LoadFeatures = () => Promise<readonly Feature[]>;
export type LoadNeeded = () => Promise<{ needed: NeededCalls }>;

/** Everything that one page of one brand consists of; no two pages share any of it. */
export interface Site {
  brand: SiteBrand;
  features: readonly Feature[];
  /** Loads the features that guests never see, unless `features` has them. */
  loadForAccounts?: LoadFeatures;
  language: Language;
  modules: ModuleStore;
  clock: PlatformClock;
  platform: PlatformClient;
  slowCalls: SlowCalls;
  reach: ReachStore;
  session: Session;
  queries: QueryClient;
  screens: ScreenLoader;
  modals: Modals;
  toasts: Toasts;
  preferences: Preferences;
  drafts: Drafts;
  lastPlace: LastPlace;
  verification: VerificationStore;
}

export interface SiteOptions {
  brand: SiteBrand;
  features: readonly Feature[];
  loadForAccounts?: LoadFeatures;
  /** Loads which features need which call. */
  loadNeeded?: LoadNeeded;
  /** Product code of the language. */
  code: string;
  first: Words;
  /** Complete namespaces that are already loaded, as in a prerender. */
  ready?: Words;
  deviceStorage?: SafeStorage;
  tabStorage?: SafeStorage;
  /** Unfinished input of the page before this one. */
  drafts?: Drafts;
}

export function createSite(options: SiteOptions): Site {
  const {
    brand,
    features,
    loadForAccounts,
    loadNeeded,
    code,
    first,
    ready,
    deviceStorage,
    tabStorage,
    drafts = new Map(),
  } = options;
  const language = createLanguage({
    brand,
    code,
    first,
    ...(ready && { ready }),
    ...(deviceStorage && { storage: deviceStorage }),
  });
  const token = createSessionToken(tabStorage);
  const reach = createReach();
  const slowCalls = createSlowCalls();
  const clock = createPlatformClock();
  const { lacking } = brand.platform;
  const modules = createModuleStore(lacking);
  const client = createPlatform({
    url: brand.platform.url,
    token: token.read,
    language: () => language.current().tag,
    onTokenRefused: (reason) => session.forget(reason === 'logged_in_elsewhere' ? 'elsewhere' : 'expired'),
    onOwed: () =>
      void loadAgainOnline(() => import('./ask-what-is-owed.ts')).then((file) => file.askWhatIsOwed(session, queries)),
    onClosed: () => void queries.invalidateQueries({ queryKey: systemStatusKey }),
    clock,
    onUnanswered: () => reach.setState({ isDoubted: true }),
    slowCalls,
  });
  const platform = skippingLacking(client, {
    known: lacking,
    onLacking: (operation) => goWithout(modules, operation, loadNeeded),
  });
  const queries = createQueries();
  const modals = createModals();
  const session: Session = createSession(platform, token, () => modals.open(CHANGE_PASSWORD));
  return {
    brand,
    features,
    ...(loadForAccounts && { loadForAccounts }),
    language,
    clock,
    platform,
    slowCalls,
    reach,
    session,
    modules,
    queries,
    screens: createScreenLoader(language),
    modals,
    toasts: createToasts(),
    preferences: createPreferences(deviceStorage),
    drafts,
    lastPlace: { current: null },
    verification: createVerification(),
  };
}

/** Takes away what needs a call that the platform lacks. @throws for a call that every site needs, which is a failure like any other */
async function goWithout(modules: ModuleStore, operation: string, loadNeeded?: LoadNeeded): Promise<void> {
  const [{ noteLacking }, known] = await Promise.all([import('#app/modules/note-lacking.ts'), loadNeeded?.()]);
  if (known && !(operation in known.needed)) throw new Error(`No site goes without ${operation}.`);
  noteLacking(modules, operation, known?.needed);
}
