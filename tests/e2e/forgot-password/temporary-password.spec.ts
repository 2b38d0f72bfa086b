import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// Its passwords do not expire.
test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('a temporary password must be changed, also in a brand whose passwords do not expire', {
  tag: ['@phone', '@change-password'],
}, async ({ page, site }) => {
  const form = { username: 'player15', email: 'player15@players.example' };
  await page.request.post(`${site.url}/wps/member/password/email`, { form });
  const outbox = await (await page.request.get(`${site.url}/sandbox/control/outbox`)).text();
  const temporary = /Hello player15, your temporary password is ([\w-]+)/.exec(outbox)?.[1] ?? '';
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page, say).logIn('player15', temporary);
  const change = page.getByRole('dialog', { name: say('change-password:title') });
  await change.getByLabel(say('change-password:new'), { exact: true }).fill('Fresh-2026!');
  await change.getByLabel(say('change-password:confirm'), { exact: true }).fill('Fresh-2026!');
  await change.getByRole('button', { name: say('change-password:submit') }).click();
  await expect(change).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});
