import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.9, 2.66
test('an agent logs in at the back office and sees the team', { tag: ['@desktop', '@both'] }, async ({
  page,
  site,
}) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent1', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expect(page.getByText('agent11').first()).toBeVisible();
});

test('an agent answers the security question, and a wrong answer logs out', {
  tag: ['@desktop', '@both', '@security-question'],
}, async ({ page, site }) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent12', PASSWORD);
  const question = page.getByRole('dialog', { name: 'Security question' });
  await question.getByLabel('In which street did you grow up?').fill('Rizal');
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Wrong answer' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

// @proves 4.44, 8.26
test('a member cannot log in as an agent and stays logged out', { tag: '@phone' }, async ({ page, site }) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('player5', PASSWORD);
  await expect(agents.problem).toContainText('Non-agents cannot log in');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

// @proves 2.4
test('the header leads visitors and agents to the back office', { tag: '@desktop' }, async ({ page, site }) => {
  const { agents } = new SiteHeader(page);
  await page.goto(`${site.url}/index`);
  await agents.click();
  await expect(page).toHaveURL(/\/agent$/);
  await new AgentLogIn(page).logIn('agent1', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.goto(`${site.url}/index`);
  await agents.click();
  await expect(page).toHaveURL(/\/agentHome$/);
});

// @proves 4.44, 4.45
test('a visitor to the back office is sent to its log-in', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(`${site.url}/agentHome`);
  await expect(page).toHaveURL(/\/agent$/);
});
