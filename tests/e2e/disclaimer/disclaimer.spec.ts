import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.describe('the disclaimer', () => {
  test.use({ disclaimer: 'asked' });

  // @proves 4.43, 2.53
  test('is accepted once for before and after the log-in, and cannot be closed otherwise', { tag: '@phone' }, async ({
    page,
    site,
  }) => {
    const disclaimer = page.getByRole('dialog', { name: 'Who can’t play here' });
    const accept = disclaimer.getByRole('button', { name: 'None of these apply to me' });
    await page.goto(`${site.url}/index`);
    await expect(disclaimer).toContainText('Anyone under 21');
    await expect(disclaimer).toContainText('Funds of ineligible players will be forfeited.');
    await expect(disclaimer.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/help#term');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await accept.click();
    await expect(disclaimer).toBeHidden();
    await page.goto(`${site.url}/login`);
    const logIn = new LogInSheet(page);
    await expect(logIn.disclaimer).toBeChecked();
    await logIn.logIn('player8', 'Sandbox1!');
    await expect(new SiteHeader(page).account).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(disclaimer).toBeHidden();
  });
});
