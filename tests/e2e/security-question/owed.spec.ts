import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { refusalsOf } from '../site/refusals-of.ts';
import { expect, test } from '../site/test.ts';

const QUESTION = 'What was the name of your first pet?';

// @proves 4.48
test('a question that is due follows to every address, and its answer opens the page', {
  tag: '@phone',
}, async ({ page, site }) => {
  const refusals = refusalsOf(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('question1', PASSWORD);
  const question = page.getByRole('dialog', { name: 'Security question' });
  await expect(question.getByLabel(QUESTION)).toBeVisible();
  // A script that wants to pass would set this.
  await page.evaluate(() => sessionStorage.setItem('securityAnswered', '1'));
  await page.goto(`${site.url}/favorite`);
  await question.getByLabel(QUESTION).fill('Bantay');
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Your collection is empty');
  // The page asks first what the session owes, so the platform has nothing to refuse.
  expect(refusals).toEqual([]);
});

test('an agent answers before the back office opens', { tag: '@desktop' }, async ({ page, site }) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent12', PASSWORD);
  const question = page.getByRole('dialog', { name: 'Security question' });
  await expect(question).toBeVisible();
  await page.goto(`${site.url}/agentHome`);
  await question.getByLabel('In which street did you grow up?').fill('Mabini');
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByRole('grid')).toBeVisible();
});
