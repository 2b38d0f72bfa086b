// Second part of `npm run bench:scroll`: how pages with 50,000 records load, scroll, turn and export beside pages with 50, on a
// phone and on a desktop. It fails when the first rows come too late, or when scrolling or an export blocks the page.
import { chromium } from '@playwright/test';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { brandForPlatform } from '#cli/serve/preview-brand.ts';
import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import { fillRows } from '#sandbox/records/many-rows.fixture.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { table } from '#scripts/generate/markdown-table.ts';
import { repository } from '../cli/run-brandgen.ts';
import { serve } from '../e2e/site/running-site.ts';
import { exportCsv, load, longestTask, openTab, type RecordPage, scroll, turn } from './record-page.ts';

const FEW = { account: 'player10', rows: 50 };
const MANY = { account: 'player11', rows: Number(process.argv[2] ?? 50_000) };
const LATER = 200;
const LONGEST_TASK = 50;
/** The fastest of these rounds counts: other load can only slow one down. A page within the limits needs no other round. */
const ROUNDS = 4;
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const TABLE_ROWS = 'main table[aria-busy="false"] tbody tr';
const PAGES: RecordPage[] = [
  { says: 'account record', page: 'transactionHistory', rows: TABLE_ROWS, exports: true },
  { says: 'betting record', page: 'personalHistoryCopy', rows: 'main li details', exports: true },
  { says: 'profit and loss', page: 'personalProfit', rows: TABLE_ROWS, exports: true },
  ...[
    ['withdrawals', 'withdraw'],
    ['deposits', 'depositv2'],
    ['transfers to the upline', 'transferUpline'],
  ].map(([says = '', page = '']) => ({ says, page: `${page}&view=history`, rows: TABLE_ROWS, exports: true })),
  ...[
    ['account record, 500 a page', 'transactionHistory', TABLE_ROWS],
    ['betting record, 500 a page', 'personalHistoryCopy', 'main li details'],
    ['withdrawals, 500 a page', 'withdraw&view=history', TABLE_ROWS],
  ].map(([says = '', page = '', of = '']) => ({ says, page: `${page}&rows=500`, rows: of })),
  { says: 'bonus details', page: 'bonusDetails', rows: 'main ul[aria-busy="false"] > li:not([aria-hidden])' },
  { says: 'messages', page: 'messageV2', rows: 'main li input[type="checkbox"]' },
  { says: 'invited friends', page: 'referral', rows: 'main ul[aria-label="Your friends"] > li' },
];
const HEADINGS = [
  ...['window', 'page', 'first rows of 50, ms', 'of 50,000, ms', 'longest frame of a scroll, ms'],
  ...['longest task of it, CPU ms', 'next page, ms', 'longest task of it, CPU ms'],
];
const EXPORT_HEADINGS = ['window', 'page', 'rows', 'export, s', 'longest task of it, CPU ms'];

const sandbox = await openSandbox();
const platform = await sandbox.server.listen({ port: 0, host: '127.0.0.1' });
const site = await serve('preview', 'aurora', '--platform', platform);
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const rows: string[][] = [];
const exported: string[][] = [];
for (const [name, viewport] of Object.entries(WINDOWS)) {
  const [few, many] = [
    await openTab(browser, { url: site.url, account: FEW.account, viewport }),
    await openTab(browser, { url: site.url, account: MANY.account, viewport }),
  ];
  for (const page of PAGES) {
    const best = { few: Infinity, many: Infinity, frame: Infinity, task: Infinity, turn: Infinity, turnTask: Infinity };
    const keep = (what: keyof typeof best, found: number) => {
      best[what] = Math.min(best[what], found);
    };
    const isLate = () => best.many - best.few > LATER || best.task > LONGEST_TASK;
    for (let round = 0; round < ROUNDS && (round === 0 || isLate()); round += 1) {
      keep('few', await load(few, site.url, page));
      // Files that a page loads when it is idle would slow the other one down.
      await few.waitForLoadState('networkidle');
      keep('many', await load(many, site.url, page));
      await many.waitForLoadState('networkidle');
      keep('task', await longestTask(browser, async () => keep('frame', await scroll(many))));
      const turning = async () => keep('turn', (await turn(many, page)) ?? Infinity);
      keep('turnTask', await longestTask(browser, turning));
    }
    if (isLate()) process.exitCode = 1;
    const { frame, task, turn: turned, turnTask } = best;
    const loaded = [best.few, best.many, frame].map(whole);
    rows.push(say([name, page.says, ...loaded, ...[task, turned, turnTask].map(whole)]));
    if (!page.exports) continue;
    let saved = { ms: 0, lines: 0 };
    const longest = await longestTask(browser, async () => {
      saved = await exportCsv(many);
    });
    if (longest > LONGEST_TASK) process.exitCode = 1;
    exported.push(say([name, page.says, String(saved.lines), (saved.ms / 1000).toFixed(1), whole(longest)]));
  }
  await Promise.all([few.close(), many.close()]);
}
await browser.close();
await site.stop();
await sandbox.close();
process.stdout.write(`${table(HEADINGS, rows)}\n\n${table(EXPORT_HEADINGS, exported)}\n`);

/** A sandbox for aurora with two members, one of whom has many records. */
async function openSandbox(): Promise<Sandbox> {
  const { brand } = loadBrand(openWorkspace(repository, undefined), 'aurora');
  if (!brand) throw new Error('The brand aurora does not load.');
  const opened = await createSandbox({
    // The rows are play of an unlikely kind: player care would step in with a dialog over the page.
    brand: { ...brandForPlatform(brand), playerCare: null },
    report: (line) => process.stderr.write(`${line}\n`),
  });
  const { db } = opened.platform;
  for (const { account, rows: count } of [FEW, MANY])
    await fillRows(opened.platform, (await memberByAccount(db, account))?.id ?? 0, count);
  return opened;
}

/** Shows a line as soon as it is known: all of them take minutes. */
function say(cells: string[]): string[] {
  process.stderr.write(`${cells.join(' · ')}\n`);
  return cells;
}

function whole(ms: number): string {
  return Number.isFinite(ms) ? String(Math.round(ms)) : '–';
}
