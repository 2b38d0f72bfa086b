import { readFile } from 'node:fs/promises';
import { AgentLogIn } from '../e2e/page-models/agent-log-in.ts';
import { AgentTeamScreen } from '../e2e/page-models/agent-team-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'Sandbox1!';

test('a member saves the account record as a file', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('amihan10', PASSWORD);
  await expect(new SiteHeader(page).account).toBeVisible();
  await page.goto(`${site.url}/member?page=transactionHistory`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '7 days' }).click();
  await expect(main.getByRole('table', { name: 'Account record' }).locator('tbody tr').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Account record \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  // A spreadsheet knows the characters by the mark at the beginning.
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toContain('Balance after');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.includes('"PHP"'))).toBe(true);
});

test('an agent saves the team as a file', { tag: '@desktop' }, async ({ page, site }) => {
  const [agents, team] = [new AgentLogIn(page), new AgentTeamScreen(page)];
  await agents.open(site.url);
  await agents.logIn('agent3', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);
  await team.open(site.url);
  await expect(team.totals).toBeVisible();
  const lines = await team.save();
  expect(lines[0]).toContain('Account');
  expect(lines.some((line) => line.includes('mangga7'))).toBe(true);
});
