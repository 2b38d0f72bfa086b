/** Environment variable with the address of the site pool. */
export const POOL = 'SITE_POOL';

interface BorrowedSite {
  url: string;
  giveBack(): Promise<void>;
}

/** Borrows a brand's site from the pool. @throws with the site's output when it does not start */
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
