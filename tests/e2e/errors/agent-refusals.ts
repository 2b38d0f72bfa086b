import { expect } from '@playwright/test';
import { PASSWORD, type Visit } from './visit.ts';

/** Reads what the agents' log-in says of an empty form, of a member and of an account that is no member's. */
export async function readAgentRefusals({ page, site, say }: Visit): Promise<void> {
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: say('agent:form.submit'), exact: true });
  await page.goto(`${site.url}/agent`);
  await submit.click();
  await expect(form).toContainText(say('agent:form.usernameMissing'));
  await expect(form).toContainText(say('agent:form.passwordMissing'));
  for (const [account, code] of [
    ['player5', 'non_agent_account'],
    ['trial1', 'non_member_account'],
  ] as const) {
    await page.locator('input[name="username"]').fill(account);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(say(`shell:error.code.${code}`));
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
}
