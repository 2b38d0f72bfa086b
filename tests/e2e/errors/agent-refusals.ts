import { expect } from '@playwright/test';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { PASSWORD, type Visit } from './visit.ts';

/** Checks the agents' log-in with an empty form, a member and an unknown account. */
export async function checkAgentRefusals({ page, site, say }: Visit): Promise<void> {
  const agents = new AgentLogIn(page, say);
  await agents.open(site.url);
  await agents.disclaimer.uncheck();
  await agents.submit();
  await expect(agents.form).toContainText(say('shell:logIn.accept'));
  await agents.acceptDisclaimer();
  await agents.submit();
  await expect(agents.form).toContainText(say('agent:form.usernameMissing'));
  await expect(agents.form).toContainText(say('agent:form.passwordMissing'));
  for (const [account, code] of [
    ['player5', 'non_agent_account'],
    ['trial1', 'non_member_account'],
  ] as const) {
    await agents.logIn(account, PASSWORD);
    await expect(agents.problem).toHaveText(say(`shell:error.code.${code}`));
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
}
