import { CompanyWindow } from '../page-models/company-window.ts';
import { expectAccessible } from '../site/audit.ts';
import { controlClock } from '../site/page-clock.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

// @proves 8.20 in Arabic
test('closed and blocked windows are reported in Arabic', { tag: ['@phone', '@login-facebook'] }, async ({
  page,
  site,
}) => {
  await controlClock(page, site);
  await page.goto(`${site.url}/login`);
  const sheet = page.getByRole('dialog');
  const google = sheet.getByRole('button', { name: say('login-google:continue') });
  const problem = sheet.getByRole('alert').filter({ hasText: /./ });
  await sheet.locator('input[name="accept-disclaimer"]').uncheck();
  await google.click();
  await expect(problem).toHaveText(say('shell:logIn.accept'));
  await sheet.locator('input[name="accept-disclaimer"]').check();
  const company = await CompanyWindow.openBy(page, google);
  await company.page.waitForURL(/\/interaction\//);
  await company.page.close();
  // A window that appears closed may still answer for two seconds.
  await page.clock.runFor(3000);
  await expect(problem).toHaveText(say('login-google:closed'));
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await google.click();
  await expect(problem).toHaveText(say('login-google:blocked'));
  await expectAccessible(page);
});
