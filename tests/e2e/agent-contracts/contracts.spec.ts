import { readFile } from 'node:fs/promises';
import { AgentContractsScreen } from '../page-models/agent-contracts-screen.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

// @proves POST /wps/relay/MCS2_processDividendReq
// @proves 1.16, 7.26
test('an agent pays its downlines, is paid, proposes a contract and accepts one', {
  tag: ['@desktop', '@both'],
}, async ({ page, site }) => {
  const screen = new AgentContractsScreen(page);
  await logInAs(page, site, 'agent3');

  await test.step('pays two dividends at once', async () => {
    await screen.open(site.url, 'dividend');
    await expect(screen.openRows).not.toHaveCount(0);
    const open = await screen.openRows.count();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screen.openRows.nth(0).getByRole('checkbox').check();
    await screen.openRows.nth(1).getByRole('checkbox').check();
    await screen.button('pay.several', { count: 2 }).click();
    await expectAccessible(page);
    await screen.dialog.getByRole('button', { name: /^Pay / }).dblclick();
    await expect(page.getByText(/ paid$/)).toBeVisible();
    await expect(screen.openRows).toHaveCount(open - 2);
    await expect(screen.row(/Paid/)).toHaveCount(2);
    const saved = await screen.save();
    expect((await readFile(await saved.path(), 'utf8')).match(/,"Paid",/g)).toHaveLength(2);
  });

  await test.step('requests its own, which the operator pays at once', async () => {
    await screen.show('own');
    await screen.openRows.first().click();
    await screen.button('request.action').click();
    await expect(page.getByText(/paid to your balance$/)).toBeVisible();
  });

  await test.step('proposes a contract within its own, and takes it back', async () => {
    await screen.show('contracts');
    await screen.button('propose.start').click();
    await screen.choose('coral12');
    await screen.field('rate', 1).fill('11');
    await expect(screen.panel.getByText(/^Enter 10% or less/)).toBeVisible();
    await screen.field('rate', 1).fill('9');
    await expectAccessible(page);
    await screen.button('propose.action', { account: 'coral12' }).dblclick();
    await expect(page.getByText('Contract proposed to coral12')).toBeVisible();
    await screen.button('withdraw.action').click();
    await expect(page.getByText('Your proposal to coral12 has been withdrawn')).toBeVisible();
    await screen.panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('accepts what is proposed, to which the menu leads, and is told what ends', async () => {
    await screen.fromMenu('Dividend');
    const proposal = screen.main.getByRole('region', { name: 'You’ve been offered a contract' });
    await expect(proposal).toContainText('mangga7');
    await proposal.getByRole('button', { name: 'Accept' }).click();
    await expect(screen.dialog).toContainText('mangga7');
    await screen.dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Contract accepted/)).toBeVisible();
    await expect(screen.row('mangga7')).toContainText('Ending');
    await expect(screen.main.getByText(/^Starts on /)).toBeVisible();
  });
});

test('a proposal is on the downline’s open page at once', { tag: ['@desktop', '@live'] }, async ({
  page,
  site,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await acceptDisclaimer(other);
  await acceptDisclaimerAgain(other);
  await logInAs(other, site, 'coral12');
  const theirs = new AgentContractsScreen(other);
  await theirs.open(site.url, 'dividend');
  await theirs.show('contracts');
  const proposal = theirs.main.getByRole('region', { name: 'You’ve been offered a contract' });
  await expect(theirs.main.getByRole('region').first()).toBeVisible();
  await expect(proposal).toHaveCount(0);

  const screen = new AgentContractsScreen(page);
  await logInAs(page, site, 'agent3');
  await screen.open(site.url, 'dividend');
  await screen.show('contracts');
  await screen.button('propose.start').click();
  await screen.choose('coral12');
  await screen.field('rate', 1).fill('9');
  const told = other.getByText(/^You’ve been offered a contract\. You can reply/);
  // A toast closes by itself.
  const saw = expect(told).toBeVisible();
  await screen.button('propose.action', { account: 'coral12' }).click();
  await saw;
  await expect(proposal).toBeVisible();
  await context.close();
});
