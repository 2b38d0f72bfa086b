import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { MyAccountScreen } from '../page-models/my-account-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
const [PET, BOOK] = [say('security-question:questions.pet'), say('security-question:questions.book')];
const ANSWERS: Record<string, string> = { [PET]: 'بسبس', [BOOK]: 'كليلة ودمنة' };
test.use({ brand: 'oasis' });

test('a member sets two questions and adds a card in Arabic, and the next log-in asks one of the two', {
  tag: ['@desktop', '@security-question', '@withdrawal'],
}, async ({ page, site }) => {
  const account = new MyAccountScreen(page, say);
  await logInAs(page, site, 'player15');
  await account.open(site.url);

  await test.step('sets two questions, confirmed by the password', async () => {
    await account.setQuestions(ANSWERS, PASSWORD);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await account.saveQuestions();
    await expect(account.toast('security-question:set.done')).toBeVisible();
  });

  await test.step('adds a card by its number, which says its brand', async () => {
    const before = await account.accounts.count();
    await account.fillCard('4111 1111 1111 1111');
    await expect(account.dialog).toContainText('Visa');
    await expectAccessible(page);
    await account.add();
    await expect(account.accounts).toHaveCount(before + 1);
    await expect(account.accounts.filter({ hasText: '•••• 1111' })).toContainText('Visa');
  });

  await test.step('logs in again, is asked one of the two, and answers it', async () => {
    const header = new SiteHeader(page, say);
    await header.logOut();
    await expect(header.account).toBeHidden();
    await page.goto(`${site.url}/login`);
    await new LogInSheet(page, say).logIn('player15', PASSWORD);
    const dialog = page.getByRole('dialog', { name: say('security-question:title') });
    await expect(dialog.getByLabel(PET).or(dialog.getByLabel(BOOK))).toBeVisible();
    const asked = (await dialog.getByLabel(PET).isVisible()) ? PET : BOOK;
    await dialog.getByLabel(asked).fill(ANSWERS[asked] ?? '');
    await dialog.getByRole('button', { name: say('security-question:submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await account.open(site.url);
    await expect(account.accounts.filter({ hasText: '•••• 1111' })).toBeVisible();
  });
});
