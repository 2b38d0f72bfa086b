import { join } from 'node:path';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { borrowPostgres } from '#sandbox/testing/postgres-pool.ts';
import { type RunningSite, runSite, type Server } from './running-site.ts';
import { START, START_TIME } from './test-clock.ts';

type Site = RunningSite & Server;

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Whether platforms use the database that operators have by default, which takes three times as long as PostgreSQL once it
 * runs. `npm run test:whole` says so; units use it everywhere.
 */
const IS_EMBEDDED = process.env['SITES_EMBED_DATABASES'] === '1';

/** Milliseconds that a journey may start after the instant at which all of them start. */
const LATE = 60_000;

/**
 * The sites of all workers. A site takes as long to start as three tests, so the pool lends each to one test at a time, and
 * starts another of a brand only while all of that brand are lent. The clock of a lent one has just started.
 */
export class SitePool {
  private readonly started: Promise<Site>[] = [];
  private readonly free = new Map<string, Site[]>();
  private readonly lent = new Map<string, { site: Site; kind: string }>();

  /** Returns the address of a free site. @throws with its output when it does not start */
  async lend(brand: string, workspace: string): Promise<string> {
    const kind = JSON.stringify([brand, workspace]);
    const idle = this.free.get(kind)?.pop();
    if (idle && (await idle.now()) > START_TIME + LATE) await idle.reset();
    const site = idle ?? (await this.start(brand, workspace));
    this.lent.set(site.url, { site, kind });
    return site.url;
  }

  /** Resets a site that was changed, and keeps it for the next test. One that cannot be reset is lent no more. */
  async takeBack(url: string, isChanged: boolean): Promise<void> {
    const { site, kind } = this.lent.get(url) ?? {};
    if (!site || !kind) throw new Error(`${url} was not lent.`);
    this.lent.delete(url);
    if (isChanged) await site.reset();
    this.free.set(kind, [...(this.free.get(kind) ?? []), site]);
  }

  async close(): Promise<void> {
    const sites = await Promise.allSettled(this.started);
    await Promise.all(sites.map((site) => site.status === 'fulfilled' && site.value.stop()));
  }

  private start(brand: string, workspace: string): Promise<Site> {
    const [first] = this.started;
    const run = async () =>
      runSite(brand, ['--workspace', workspace, '--now', START], await (IS_EMBEDDED ? {} : seeded(brand, workspace)));
    // The first compiles the code and seeds the database for all others.
    const site = first ? first.then(run, run) : run();
    this.started.push(site);
    return site;
  }
}

/** A database in PostgreSQL with the platform's first day in the brand's currency. */
async function seeded(brand: string, workspace: string): Promise<NodeJS.ProcessEnv> {
  const [loaded] = loadBrands(openWorkspace(ROOT, workspace), [brand]).brands;
  if (!loaded)
    throw new Error(`${brand} has problems: npx brandgen validate ${brand} --workspace ${workspace} names them.`);
  const { url } = await borrowPostgres({ currency: loaded.config.currency, now: START_TIME });
  return { SANDBOX_DATABASE_URL: url };
}
