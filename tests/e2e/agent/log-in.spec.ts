import { expect, test } from '../site/test.ts';

test('an agent logs in at the back office and sees the team', async ({ page, site }) => {
  await page.goto(`${site.url}/agent`);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('agent1');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox1!');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expect(page.getByText('agent11').first()).toBeVisible();
});

test('an agent with a security question is asked it, and a wrong answer logs out', async ({ page, site }) => {
  await page.goto(`${site.url}/agent`);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('agent12');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox1!');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Security question' });
  await question.getByLabel('In which street did you grow up?').fill('Rizal');
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Wrong answer' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a member is no agent, and is not left logged in', async ({ page, site }) => {
  await page.goto(`${site.url}/agent`);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('player5');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox1!');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a guest at the back office is sent to its log-in', async ({ page, site }) => {
  await page.goto(`${site.url}/agentHome`);
  await expect(page).toHaveURL(/\/agent$/);
});
