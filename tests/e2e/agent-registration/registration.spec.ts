import { readFile } from 'node:fs/promises';
import { AgentRegistrationScreen } from '../page-models/agent-registration-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const player = { password: 'Bayani-26!', fullName: 'Maria Santos', birthday: '14-08-1996' };

// @proves 1.16
test('an agent opens an account, and its owner logs in once with the first password', {
  tag: ['@desktop', '@both'],
}, async ({ page, site, browser }) => {
  const screen = new AgentRegistrationScreen(page);
  await logInAs(page, site, 'agent3');
  await screen.open(site.url);
  await screen.account.fill('7owl');
  await expect(screen.account).toHaveAccessibleDescription(/starting with a letter/);
  await screen.account.fill('agent1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screen.chooseRate('0.95');
  await expect(screen.main.getByText(/^Enter a rate from/)).toBeVisible();
  await screen.chooseRate('0.4');
  await screen.button('open.member').click();
  await expect(screen.account).toHaveAccessibleDescription(/is taken/);
  await expect(screen.account).toBeFocused();

  await screen.account.fill('isabel26');
  const password = await screen.password.inputValue();
  await screen.button('open.member').dblclick();
  await expect(screen.receipt).toContainText('isabel26');
  await expect(screen.receipt).toContainText(password);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screen.receipt.getByRole('link').click();
  await expect(page).toHaveURL(/open=isabel26/);
  await expect(screen.row('isabel26')).toContainText('0.40%');
  await page.goBack();
  await expect(screen.account).toHaveValue('');

  const visit = await browser.newContext();
  const other = await visit.newPage();
  await other.goto(`${site.url}/login`);
  await new LogInSheet(other).logIn('isabel26', password);
  await expect(other.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  await visit.close();
});

test('a registration link brings a player below the agent until it is disabled', {
  tag: ['@desktop', '@both'],
}, async ({ page, site, browser }) => {
  const screen = new AgentRegistrationScreen(page);
  await logInAs(page, site, 'agent3');
  await screen.open(site.url);
  await screen.showLinks();
  await expect(page).toHaveURL(/tab=links/);
  await expect(screen.button('empty.create')).toBeVisible();
  await expectAccessible(page);
  const { pathname, search } = await screen.createLink('Night market', '0.35');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screen.button('create.done').click();
  await expect(screen.row('Night market')).toContainText('0.35%');
  const saved = await screen.save();
  expect(await readFile(await saved.path(), 'utf8')).toContain(`"Night market","${search.split('=').at(-1)}"`);

  const visit = await browser.newContext();
  const other = await visit.newPage();
  const sheet = new RegistrationSheet(other);
  await test.step('a visitor registers by it', async () => {
    await other.goto(`${site.url}${pathname}${search}`);
    await expect(sheet.dialog).toContainText('Your invitation code');
    await sheet.fill({ username: 'bymarket1', ...player });
    await sheet.accept();
    await sheet.send();
    await expect(new SiteHeader(other).account).toBeVisible();
  });

  await test.step('the use counts, and the player is in the team with the rate', async () => {
    await page.reload();
    await expect(screen.uses('Night market', 1)).toBeVisible();
    await page.goto(`${site.url}/agentHome?page=teamManagement&search=bymarket`);
    await expect(screen.row('bymarket1')).toContainText('0.35%');
  });

  await test.step('a disabled link says that it is disabled', async () => {
    await screen.open(site.url);
    await screen.showLinks();
    await screen.openLink('Night market');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screen.switchLink('disable');
    await expect(screen.main.getByText(screen.text('ended.disabled'))).toBeVisible();
    await expect(screen.row('Night market').getByText('Disabled', { exact: true }).first()).toBeVisible();
    const later = await browser.newContext();
    const late = await later.newPage();
    await late.goto(`${site.url}${pathname}${search}`);
    await expect(new RegistrationSheet(late).dialog).toContainText('This invitation no longer works');
    await later.close();
  });

  await test.step('an enabled one works again', async () => {
    await screen.switchLink('enable');
    await expect(screen.button('share.copy')).toBeVisible();
  });
  await visit.close();
});
