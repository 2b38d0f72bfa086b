import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { alwaysWaitForHydration } from '../site/hydration.ts';
import { logInAs } from '../site/log-in-as.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

test('a duplicated tab has the session and what was accepted in it, and both end with the account', {
  tag: ['@desktop', '@my-account'],
}, async ({ page, site }) => {
  const main = page.getByRole('main');
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=securityCenter`);
  await expect(main).toContainText('player2');

  const copy = await secondTab(page);
  alwaysWaitForHydration(copy);
  const inCopy = new SiteHeader(copy);

  await test.step('shows the same page, and asks for nothing again', async () => {
    await expect(copy.getByRole('main')).toContainText('player2');
    await expect(inCopy.account).toBeVisible();
    await expect(copy.getByRole('dialog')).toHaveCount(0);
    await expect(new SiteHeader(page).account).toBeVisible();
  });

  await test.step('says in both that the platform has ended it', async () => {
    await site.lock('player2');
    await copy.goto(`${site.url}/member?page=betDetail`);
    for (const tab of [copy, page]) {
      await expect(new LogInSheet(tab).dialog).toBeVisible();
      await expect(new SiteHeader(tab).account).toHaveCount(0);
      await expect(tab.getByText('player2')).toHaveCount(0);
      expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    }
    // The copy has loaded a new page, which never had a session.
    await expect(new LogInSheet(page).dialog).toContainText(say('shell:logIn.over'));
  });
});
