import { AgentContractsScreen } from '../page-models/agent-contracts-screen.ts';
import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

// @proves POST /wps/relay/MCS2_processDividendReq
test('an agent rejects a proposal, and ends a contract of a downline', { tag: '@desktop' }, async ({ page, site }) => {
  const screen = new AgentContractsScreen(page);
  await logInAs(page, site, 'agent3');
  await screen.open(site.url, 'dividend');
  await screen.show('contracts');

  await test.step('rejects, so that what is given stays', async () => {
    const proposal = screen.main.getByRole('region', { name: 'You’ve been offered a contract' });
    await expect(proposal).toContainText('mangga7');
    await proposal.getByRole('button', { name: 'Reject' }).dblclick();
    await expect(page.getByText('You’ve rejected the proposal')).toBeVisible();
    await expect(proposal).toHaveCount(0);
    await expect(screen.row('mangga7')).toContainText('Active');
    await page.reload();
    await expect(screen.row('mangga7')).toContainText('Active');
    await expect(proposal).toHaveCount(0);
  });

  await test.step('ends a contract, which pays until its period is over', async () => {
    await screen.row('mangga7').click();
    await screen.panel.getByRole('button', { name: 'End contract' }).click();
    await expect(screen.dialog).toContainText('It keeps paying until the current period ends.');
    await expectAccessible(page);
    await screen.dialog.getByRole('button', { name: 'Keep contract' }).click();
    await expect(screen.row('mangga7')).toContainText('Active');
    await screen.panel.getByRole('button', { name: 'End contract' }).click();
    await screen.dialog.getByRole('button', { name: 'End contract' }).dblclick();
    await expect(page.getByText(/^The contract ends on /)).toBeVisible();
    await expect(screen.row('mangga7')).toContainText('Ending');
    await page.reload();
    await expect(screen.row('mangga7')).toContainText('Ending');
  });
});

// @proves POST /wps/relay/MCS2_processDailySalContract, POST /wps/relay/MCS2_processContractHourSalary
// @proves POST /wps/relay/MCSFE_processRealTimeSalaryContract
// @proves 7.26
test('an agent pays salaries, and ends one that pays itself', { tag: '@desktop' }, async ({ page, site }) => {
  const screen = new AgentContractsScreen(page);
  await logInAs(page, site, 'agent3');
  for (const kind of ['dailySalary', 'hourlySalary'])
    await test.step(`pays of the ${kind}`, async () => {
      await screen.open(site.url, kind);
      await expect(screen.openRows).not.toHaveCount(0);
      const open = await screen.openRows.count();
      await screen.openRows.nth(0).getByRole('checkbox').check();
      await screen.button('pay.several', { count: 1 }).click();
      await screen.dialog.getByRole('button', { name: /^Pay / }).click();
      await expect(page.getByText(/ paid$/)).toBeVisible();
      await expect(screen.openRows).toHaveCount(open - 1);
    });

  await test.step('ends the real-time salary', async () => {
    await screen.open(site.url, 'realTimeSalary');
    await screen.show('contracts');
    await screen.row('mangga7').click();
    await screen.panel.getByRole('button', { name: 'End contract' }).click();
    await screen.dialog.getByRole('button', { name: 'End contract' }).click();
    await expect(page.getByText(/^The contract ends on /)).toBeVisible();
    await expect(screen.row('mangga7')).toContainText('Ending');
  });
});
