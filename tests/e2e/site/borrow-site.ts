import { type RunningSite, siteAt } from './running-site.ts';

/** Environment variable with the address of the site pool. */
export const POOL = 'SITE_POOL';

/** A site that a test has to itself. */
export interface BorrowedSite {
  site: RunningSite;
  /** @param isChanged whether the site's platform has to be reset for the next test */
  giveBack(isChanged: boolean): Promise<void>;
}

/** Borrows a site of a brand from the pool. @throws with the site's output when it does not start */
export async function borrowSite(brand: string, workspace: string): Promise<BorrowedSite> {
  const url = await ask(`?${new URLSearchParams({ brand, workspace })}`);
  return {
    site: siteAt(url),
    giveBack: async (isChanged) => {
      await ask(isChanged ? '?changed' : '', { method: 'DELETE', body: url });
    },
  };
}

async function ask(query: string, request?: RequestInit): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}/${query}`, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
