import { type RunningSite, siteAt } from './running-site.ts';

/** Environment variable with the address of the site pool. */
export const POOL = 'SITE_POOL';

/** The sites that a worker has borrowed from the pool: one for each brand, until the worker ends. */
export class BorrowedSites {
  private readonly kept = new Map<string, Promise<RunningSite>>();

  /** The site of a brand. @throws with the site's output when it does not start */
  borrow(brand: string, workspace: string): Promise<RunningSite> {
    const query = `?${new URLSearchParams({ brand, workspace })}`;
    const known = this.kept.get(query) ?? ask(query).then(siteAt);
    this.kept.set(query, known);
    return known;
  }

  async giveBack(): Promise<void> {
    const sites = await Promise.all(this.kept.values());
    await Promise.all(sites.map(({ url }) => ask('', { method: 'DELETE', body: url })));
  }
}

async function ask(query: string, request?: RequestInit): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}/${query}`, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
