import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ disclaimer: 'asked' });

// @proves 4.19, 8.28, GET /wps/v2/member/customerSecurityQuestions, 7.6
// @proves POST /wps/v2/member/customerSecurityQuestions/verify
test('a wrong answer to the security question logs out with a message', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('question1', PASSWORD);
  const question = page.getByRole('dialog', { name: 'Security question' });
  await question.getByLabel('What was the name of your first pet?').fill('Rex');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  const reason = page.getByRole('dialog', { name: 'Wrong answer' });
  await expect(reason).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  // A visitor is asked again for the disclaimer, once the reason has been seen.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await reason.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Who can’t play here' })).toBeVisible();
});
