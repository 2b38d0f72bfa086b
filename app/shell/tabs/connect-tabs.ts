import type { SiteBrand } from '#app/brand/brand.ts';
import { memberInfo } from '#app/platform/generated/operations/member-info.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import type { Session } from '#app/session/create-session.ts';
import { isEndInTab, type SessionEnd } from '#app/session/session-store.ts';
import { confirm, hideWhileAway } from './hide-while-away.ts';
import { createHeldLock } from './hold-lock.ts';
import { createNextOffer } from './next-offer.ts';
import { type Offer, openTabChannel, type SharedSession, type TabMessage } from './tab-channel.ts';

export interface Tabs {
  /** Asks for another tab's session and takes it over. Resolves once the member is loaded, or no tab answers. */
  take(): Promise<void>;
}

/** The parts of a site that share its session with other tabs. */
export interface SharingSite {
  brand: Pick<SiteBrand, 'merchant'>;
  platform: PlatformClient;
  session: Session;
}

/**
 * This tab among the others of the site: it hands its session over, takes theirs, goes on with the newest one of its account
 * and ends with them. What it has shown of one account never turns into another's by another tab's word.
 * @param restored token that this tab started with, which is no news to the others
 */
export function connectTabs(site: SharingSite, restored: string | null, over: AbortSignal): Tabs {
  const tab = new SharingTab(site, restored);
  const unsubscribe = site.session.store.subscribe(() => tab.observeSoon());
  const stopHiding = hideWhileAway(site.session, tab);
  over.addEventListener('abort', () => {
    unsubscribe();
    stopHiding();
    tab.leave();
  });
  tab.observe();
  return tab;
}

class SharingTab implements Tabs {
  readonly #site: SharingSite;
  readonly #channel;
  readonly #lock;
  readonly #next;
  /** This tab's session as the others know it, and when it began in one of them. */
  #own: { token: string; id: number; account: string; at: number } | null = null;
  /** Token that this tab did not begin itself. */
  #known: { token: string | null; at: number };
  /** The account that this page has shown. */
  #seen: number | undefined;
  /** Token of another account that the person was told of. */
  #told: string | undefined;
  #taking: Promise<void> | undefined;
  #isSucceeding = false;
  #isReturning = false;

  constructor(site: SharingSite, restored: string | null) {
    const { merchant } = site.brand;
    this.#site = site;
    this.#next = createNextOffer();
    this.#known = { token: restored, at: 0 };
    this.#lock = createHeldLock(merchant);
    this.#channel = openTabChannel(merchant, (message) => this.#hear(message));
  }

  take(): Promise<void> {
    this.#taking ??= this.#takeNow().finally(() => {
      this.#taking = undefined;
    });
    return this.#taking;
  }

  async #takeNow(): Promise<void> {
    if (!this.#isFree()) return;
    const offer = await this.#ask();
    if (offer && this.#isFree()) await this.#accept(offer);
  }

  /** The page may be frozen or closed. */
  leave(): void {
    this.#lock.release();
    this.#channel.close();
  }

  /** The page is shown again. Resolves once the platform has confirmed its session, or it has none. */
  async comeBack(): Promise<void> {
    this.#channel.open();
    if (this.#own) this.#lock.hold();
    this.#isReturning = true;
    await confirm(this.#site.session);
    this.#isReturning = false;
    await this.take();
  }

  /** After the task at hand: a log-out that only makes room for the next log-in does not count for the other tabs. */
  observeSoon(): void {
    queueMicrotask(() => this.observe());
  }

  /** Notices what has become of this tab's session, and tells the others. */
  observe(): void {
    const { store, token: read } = this.#site.session;
    const { member, held, over, succeed } = store.getState();
    const token = read();
    if (member && token !== null) {
      this.#share({ token, id: member.id, account: member.account });
      if (!succeed) store.setState({ succeed: (end) => void this.#succeed(end) });
      return;
    }
    if (!this.#own || token !== null) return;
    // A held log-in owes a new password, which the platform tells the other tabs too.
    const { token: ended, id } = this.#own;
    if (!held) this.#channel.post({ kind: 'ended', token: ended, id, end: over || { tab: 'left' } });
    this.#own = null;
    this.#lock.release();
  }

  #share(member: Omit<SharedSession, 'flags'>): void {
    this.#seen = member.id;
    if (this.#own?.token === member.token) return;
    const { token, at: since } = this.#known;
    const isNew = token !== member.token;
    const began = isNew ? Date.now() : since;
    this.#own = { ...member, at: began };
    this.#lock.hold();
    // A tab that the browser has restored may be just what a visitor's tab has waited for.
    this.#channel.post(isNew ? { kind: 'began', at: began, session: this.#withFlags(member) } : this.#offer(member));
  }

  #offer(member: Omit<SharedSession, 'flags'>): Offer {
    return { kind: 'have', session: this.#withFlags(member) };
  }

  #withFlags({ token, id, account }: Omit<SharedSession, 'flags'>): SharedSession {
    return { token, id, account, flags: this.#site.session.flags.raised() };
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'ask') {
      if (this.#own && !this.#isSucceeding) this.#channel.post(this.#offer(this.#own));
    } else if (message.kind === 'ended') this.#endWith(message);
    else if (message.session.token !== this.#site.session.token()) this.#consider(message);
  }

  #endWith({ token, id, end }: Extract<TabMessage, { kind: 'ended' }>): void {
    const isLogOut = isEndInTab(end) && end.tab === 'left';
    if (this.#own && (this.#own.token === token || (isLogOut && this.#own.id === id))) this.#end(end);
  }

  #consider(offer: Offer): void {
    if (this.#next.give(offer) || this.#site.session.store.getState().held) return;
    const isNewer = offer.kind === 'began' && offer.at >= (this.#own?.at ?? 0);
    if (isNewer || this.#isFree()) void this.#accept(offer);
  }

  /** Goes on with the offered session, or tells the person that it is another account's. */
  async #accept(offer: Offer): Promise<void> {
    const { session, platform } = this.#site;
    const { token, id, account, flags } = offer.session;
    if (this.#seen !== undefined && this.#seen !== id) return this.#tell(token, account);
    const own = this.#own?.token;
    // Asked before the page sends it with anything else, since the page shows this account.
    const isSame = async () => (await memberInfo(platform, { token })).id === id && session.token() === own;
    if (own !== undefined && !(await isSame().catch(() => false))) return;
    this.#known = { token, at: offer.kind === 'began' ? offer.at : 0 };
    for (const flag of flags) session.flags.raise(flag);
    await session.begin(token, false, id).catch(() => undefined);
  }

  /** Once for each log-in: who has closed the notice wants this tab as it is. */
  #tell(token: string, account: string): void {
    if (this.#told === token) return;
    this.#told = token;
    if (this.#own) this.#end({ tab: { account } });
    else this.#site.session.store.setState({ over: { tab: { account } } });
  }

  #end(end: SessionEnd): void {
    const { session } = this.#site;
    session.store.setState({ succeed: undefined });
    session.forget(end);
  }

  /** The platform refuses this tab's token, for example because the account has just logged in in another tab. */
  async #succeed(end: SessionEnd): Promise<void> {
    // The other tabs are asked once the page shows nothing private.
    if (this.#isReturning) return this.#end(end);
    if (this.#isSucceeding) return;
    this.#isSucceeding = true;
    const { session, brand } = this.#site;
    const refused = session.token();
    const offer = (await hasCompany(brand.merchant).catch(() => false)) ? await this.#ask() : null;
    if (offer && session.token() === refused) await this.#accept(offer);
    this.#isSucceeding = false;
    if (session.token() === refused) this.#end(end);
  }

  #ask(): Promise<Offer | null> {
    const next = this.#next.wait();
    this.#channel.post({ kind: 'ask' });
    return next;
  }

  /** Whether this tab has no session, nor a log-in that waits for a new password. */
  #isFree(): boolean {
    const { session } = this.#site;
    return session.token() === null && session.store.getState().held === null;
  }
}

/** Whether another tab has a session too. */
async function hasCompany(merchant: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === merchant).length > 1;
}
