/** Names the variable that tells workers where the pool of sites is. */
export const POOL = 'SITE_POOL';

interface BorrowedSite {
  url: string;
  giveBack(): Promise<void>;
}

/** Takes a site of a brand from the pool. @throws with what the site printed when it does not come up */
export async function borrowSite(brand: string, workspace: string): Promise<BorrowedSite> {
  const url = await ask(`?${new URLSearchParams({ brand, workspace })}`);
  return {
    url,
    async giveBack() {
      await ask('', { method: 'DELETE', body: url });
    },
  };
}

async function ask(query: string, request?: RequestInit): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}/${query}`, request);
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}
