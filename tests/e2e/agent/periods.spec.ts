import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

test('an agent chooses periods by keys, finds them in the search, and turns the keys off', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome?from=2026-03-05&to=2026-03-06`);
  const today = page.getByRole('main').getByRole('button', { name: 'Today', exact: true });
  // The platform says which day it is there.
  await expect(page.getByText(/^Updated /)).toBeVisible();

  await test.step('by keys', async () => {
    await page.keyboard.press('[');
    await expect(page).toHaveURL(/from=2026-03-03&to=2026-03-04/);
    await page.keyboard.press(']');
    await expect(page).toHaveURL(/from=2026-03-05&to=2026-03-06/);
    await page.keyboard.press('t');
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/range=today/);
  });

  await test.step('in the search', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('yesterday');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=[\d-]+&to=[\d-]+/);
  });

  await test.step('unless they are turned off on the device', async () => {
    await page.keyboard.press('?');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: say('agent:keys.switch') }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await expect(page).toHaveURL(/from=[\d-]+&to=[\d-]+/);
    await expect(page.getByRole('button', { name: say('agent:keys.title') })).toBeVisible();
  });
});
