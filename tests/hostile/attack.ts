import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../e2e/site/accept-disclaimer.ts';
import { alwaysWaitForHydration } from '../e2e/site/hydration.ts';
import { openSession } from '../e2e/site/log-in-as.ts';
import type { RunningSite } from '../e2e/site/running-site.ts';
import { wordsOf } from '../e2e/site/words.ts';
import type { Person } from '../matrix/brand-shape.ts';
import { ACCOUNTS } from '../matrix/visit.ts';
import { HostileProxy } from './hostile-proxy.ts';
import type { Mode } from './mode.ts';
import type { Screen } from './screens.ts';
import { type Condition, watchPage } from './watch-page.ts';

/** Outcome of an attack on a screen. Times in milliseconds. */
export interface Outcome {
  mode: Mode;
  screen: Screen;
  troubles: string[];
  longestTask: number;
  answeredIn: number;
  /** Time from the end of the fault until the screen was usable. */
  recoveredIn: number;
}

/** Milliseconds that a page has for its calls while the fault lasts. */
const ATTACK = 3000;

/** Milliseconds that a screen has to recover before a person opens it again. */
const PATIENCE = 1000;

/** Milliseconds after which a screen is not expected to recover any more. */
const GIVEN_UP = 20_000;

/** Milliseconds for all of it, after which a tab counts as frozen: some of Playwright's calls wait for ever. */
const FROZEN = 90_000;

/** Leaves skeletons out. */
const SHOWN = ':not([aria-hidden="true"], [aria-hidden="true"] *)';

interface Visitor {
  page: Page;
  condition: () => Promise<Condition>;
}

/** A screen in a mode. */
export interface Cell {
  mode: Mode;
  screen: Screen;
  /** Whether what decides about the whole site is answered honestly, so that the screen itself is attacked. */
  spareGates: boolean;
}

/** Attacks the screens of a site, one after another, in one window for each person. */
export class Attacker {
  private readonly visitors = new Map<Person | undefined, Promise<Visitor>>();
  private blocked: RegExp | undefined;

  private constructor(
    private readonly context: BrowserContext,
    private readonly site: RunningSite,
    private readonly proxy: HostileProxy,
  ) {}

  static async open(context: BrowserContext, site: RunningSite): Promise<Attacker> {
    return new Attacker(context, site, await HostileProxy.open(site.url));
  }

  async attack(cell: Cell): Promise<Outcome> {
    const { mode, screen } = cell;
    const visitor = await this.visitor(screen.person);
    const outcome = await Promise.race([this.attackPage(visitor, cell), pause(FROZEN, undefined, { ref: false })]);
    if (outcome) return outcome;
    // The next screen gets a new window.
    this.proxy.end();
    this.visitors.delete(screen.person);
    return {
      ...{ mode, screen, troubles: ['the tab is frozen'] },
      ...{ longestTask: FROZEN, answeredIn: FROZEN, recoveredIn: FROZEN },
    };
  }

  close(): void {
    this.proxy.close();
  }

  private async attackPage({ page, condition }: Visitor, { mode, screen, spareGates }: Cell): Promise<Outcome> {
    const address = this.proxy.url + screen.path;
    this.blocked = mode.blocked;
    this.proxy.begin(mode, spareGates);
    await page.goto(address, { waitUntil: 'commit' });
    await this.proxy.quiet(ATTACK);
    const { troubles, longestTask, answeredIn } = await condition();
    this.proxy.end();
    const ended = Date.now();
    const isUsable = await recover(page, screen, address);
    const recoveredIn = isUsable ? Date.now() - ended : Infinity;
    const later = await condition();
    if (!isUsable) await this.keep(page, `${mode.name} ${screen.path}`);
    await leave(page);
    return {
      mode,
      screen,
      troubles: [...troubles, ...later.troubles],
      longestTask: Math.max(longestTask, later.longestTask),
      answeredIn,
      recoveredIn,
    };
  }

  /** Keeps a picture of a screen that did not come back, and its calls. */
  private async keep(page: Page, name: string): Promise<void> {
    const file = test.info().outputPath(name.replaceAll(/\W+/g, '-'));
    await page.screenshot({ path: `${file}.png` });
    await writeFile(
      `${file}.txt`,
      `${page.url()}\n${await page.locator('body').ariaSnapshot()}\n${this.proxy.history()}\n`,
    );
  }

  private visitor(person: Person | undefined): Promise<Visitor> {
    const known = this.visitors.get(person) ?? this.openVisitor(person);
    this.visitors.set(person, known);
    return known;
  }

  private async openVisitor(person: Person | undefined): Promise<Visitor> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(GIVEN_UP);
    alwaysWaitForHydration(page);
    await acceptDisclaimer(page);
    await acceptDisclaimerAgain(page);
    if (person) {
      const token = await openSession(page, this.site, ACCOUNTS[person]);
      await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
    }
    return { page, condition: await watchPage(page, (text) => this.blocked?.test(text) ?? false) };
  }
}

/** Presses the page's own button as a person would, then opens the page again. @returns whether that helps */
async function recover(page: Page, screen: Screen, address: string): Promise<boolean> {
  // A skeleton has the shape of the part that it replaces.
  const usable = page.locator(screen.usable).and(page.locator(SHOWN)).first();
  const retry = page.getByRole('button', { name: wordsOf('EN')('shell:error.retry') });
  // All at once: the first may take the others away.
  const press = () => retry.evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()).length);
  const isShown = await usable.isVisible();
  const mayComeBack = isShown || (await press()) > 0;
  // A part that is shown may have been asked for during the fault, and fail only now.
  if (mayComeBack && (await appears(usable, PATIENCE))) return true;
  await page.goto(address, { waitUntil: 'commit' });
  return appears(usable, GIVEN_UP);
}

/** Tabs share the browser's connections: what waits for an answer in this one would hold those of the next screen. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('about:blank'));
  await page.waitForURL('about:blank');
}

const appears = (element: Locator, timeout: number) =>
  element.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
