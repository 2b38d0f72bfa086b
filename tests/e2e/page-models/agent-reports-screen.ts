import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

const CELLS = 'th, td, [role=columnheader], [role=rowheader], [role=gridcell]';
/** A count or an amount, of which all digits are shown. */
const FIGURE = /^[−+]?\D?[\d,]+(\.\d+)?$/;

/** @param rows texts of the cells, with the headings first and the totals last */
function columnsOf(rows: readonly string[][]): { wrong: string[]; added: number } {
  const [headings = [], ...others] = rows;
  const parts = others.slice(0, -1);
  const totals = others.at(-1) ?? [];
  const checked = headings.flatMap((heading, place) => {
    const total = figureOf(totals[place]);
    const figures = parts.map((cells) => figureOf(cells[place]));
    if (total === undefined || figures.includes(undefined)) return [];
    return [{ heading, isRight: figures.reduce<number>((sum, one) => sum + (one ?? 0), 0) === total }];
  });
  return { wrong: checked.flatMap(({ heading, isRight }) => (isRight ? [] : [heading])), added: checked.length };
}

/** In the smallest unit that is shown; undefined for a text that is no figure. */
function figureOf(text = ''): number | undefined {
  const shown = text.trim();
  if (!FIGURE.test(shown)) return undefined;
  const size = Number(shown.replace(/\D/g, ''));
  return shown.startsWith('−') ? -size : size;
}

/** The back office's overview, its profit and loss, and its income. */
export class AgentReportsScreen {
  readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** @param query what the address says besides the page, such as `&range=month` */
  async open(url: string, id: string, query = ''): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=${id}${query}`);
  }

  /** The columns of the page's list whose rows do not come to the last row, and how many columns were added up. */
  async addColumns(): Promise<{ wrong: string[]; added: number }> {
    const list = this.main.getByRole('grid').or(this.main.getByRole('treegrid')).or(this.main.getByRole('table'));
    await expect(list.first().getByRole('row').nth(1)).toBeVisible();
    await expect(list.first()).not.toHaveAttribute('aria-busy', 'true');
    const rows = await list.first().getByRole('row').all();
    // A long list draws only the rows in sight, and could not be added up.
    const count = await list.first().getAttribute('aria-rowcount');
    if (count !== null) expect(rows).toHaveLength(Number(count));
    const texts = await Promise.all(rows.map((row) => row.locator(CELLS).allInnerTexts()));
    return columnsOf(texts);
  }

  /** One figure of the overview, by its name. */
  figure(name: string): Locator {
    const term = this.page.getByText(this.say(`agent:totals.${name}`), { exact: true });
    return this.main.locator('dl > div').filter({ has: term });
  }

  async chooseDays(range: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say(`agent:range.${range}`), exact: true }).click();
  }

  /** The table of days below the chart. */
  async openTable(): Promise<Locator> {
    await this.main.getByText(this.say('agent:days.table')).click();
    return this.main.getByRole('table');
  }

  /** The way from the overview to all downlines. */
  get allDownlines(): Locator {
    return this.main.getByRole('link', { name: /^Show all/ });
  }

  /** A row by the account's name; on a phone, its card. */
  row(account: string): Locator {
    return this.main.getByRole('row').filter({ hasText: account }).or(this.card(account)).first();
  }

  private card(account: string): Locator {
    return this.main
      .getByRole('button', { name: account })
      .or(this.main.getByRole('listitem').filter({ hasText: account }));
  }

  /** Link from a card to its downlines, on a phone. */
  get toDownlines(): Locator {
    return this.main.getByRole('button', { name: /^Show \d+ downlines?$/ });
  }

  get path(): Locator {
    return this.main.getByRole('navigation', { name: this.say('agent-reports:path') });
  }

  get incomeSummary(): Locator {
    return this.main.getByRole('region', { name: this.say('agent-reports:income.title') });
  }

  async save(): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.main.getByRole('button', { name: this.say('agent:export.label') }).click();
    return saving;
  }
}
