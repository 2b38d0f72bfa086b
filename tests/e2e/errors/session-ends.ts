import { expect } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { TrialDialog } from '../page-models/trial-dialog.ts';
import { expectAccessible } from '../site/audit.ts';
import { PASSWORD, type Visit } from './visit.ts';

/** Checks the warning for a trial account that opens a game for money. */
export async function checkTrialWarning({ page, site, say }: Visit): Promise<void> {
  const sheet = new LogInSheet(page, say);
  await page.goto(`${site.url}/login`);
  await sheet.dialog.getByRole('button', { name: say('free-play:play') }).click();
  const trial = new TrialDialog(page, say);
  await expect(trial.dialog).toContainText(say('free-play:about.real'));
  await trial.begin.click();
  await expect(trial.dialog).toBeHidden();
  await expect(sheet.dialog).toBeHidden();
  await page.goto(`${site.url}/seamless?vassalage=PP&gameCode=any`);
  const warning = page.getByRole('dialog', { name: say('games:trial.title') });
  await expect(warning).toContainText(say('games:trial.noDemo'));
  await expect(warning.getByRole('link', { name: say('games:trial.register') })).toHaveAttribute('href', /\/register$/);
  await page.evaluate(() => sessionStorage.removeItem('token'));
}

/** Checks the security question with no answer, a platform error and a wrong answer. */
export async function checkWrongAnswer({ page, site, say }: Visit): Promise<void> {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).logIn('question1', PASSWORD);
  const question = page.getByRole('dialog', { name: say('security-question:title') });
  const submit = question.getByRole('button', { name: say('security-question:submit'), exact: true });
  await submit.click();
  await expect(question).toContainText(say('security-question:missing'));
  await question.getByRole('textbox').fill('Rex');
  await site.set({ faults: [{ operation: 'verifySecurityAnswer', kind: 'server-error' }] });
  await submit.click();
  await expect(question.getByRole('alert')).toHaveText(say('shell:error.failed'));
  await site.set({ faults: [] });
  await submit.click();
  const wrong = page.getByRole('dialog', { name: say('security-question:wrong.title') });
  await expect(wrong).toContainText(say('security-question:wrong.text'));
  await expectAccessible(page);
  await wrong.getByRole('button', { name: say('shell:dialog.confirm') }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
}

/** Checks the log-out confirmation, and the reason when the platform ends a session. */
export async function checkSessionEnds({ page, site, say }: Visit): Promise<void> {
  const over = page.getByRole('dialog', { name: say('account:over.title') });
  const refresh = page.getByRole('button', { name: say('account:balance.refresh') });
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).logIn('player18', PASSWORD);
  await page.getByRole('button', { name: say('account:menu', { account: 'player18' }) }).click();
  await page.getByRole('menuitem', { name: say('account:logOut') }).click();
  const question = page.getByRole('dialog', { name: say('account:logOut') });
  await expect(question).toContainText(say('account:sure'));
  await expect(question.getByRole('button', { name: say('shell:dialog.confirm') })).toBeVisible();
  await question.getByRole('button', { name: say('shell:dialog.cancel') }).click();

  await site.set({ faults: [{ operation: 'memberInfo', kind: 'refused', errorCode: 'logged_in_elsewhere' }] });
  await refresh.click();
  await expect(over).toContainText(say('account:over.elsewhere'));
  await expectAccessible(page);
  await over.getByRole('button', { name: say('account:over.logIn') }).click();

  await site.set({ faults: [] });
  const sheet = new LogInSheet(page, say);
  await sheet.logIn('player18', PASSWORD);
  // The call also begins the session, so the refusal is set only after that. The log-in is closed by then, since an end
  // of the session would be reported there.
  await expect(refresh).toBeVisible();
  await expect(sheet.dialog).toBeHidden();
  await site.set({ faults: [{ operation: 'memberInfo', kind: 'session-over' }] });
  // The page may have made the call already, for example after a live event; then the button is gone.
  await refresh.evaluateAll((buttons) => buttons.map((button) => button instanceof HTMLElement && button.click()));
  await expect(over).toContainText(say('account:over.text'));
}
