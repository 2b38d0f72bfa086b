import { CareScreen } from '../page-models/care-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('an exclusion is chosen and begun from right to left', { tag: ['@phone'] }, async ({ page, site }) => {
  const care = new CareScreen(page, say);
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/member?page=playerCare`);
  await expect(care.main.getByText(say('player-care:limits.title'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await care.chooseBreak('exclusion', say('player-care:break.period.1y'));
  await expect(care.dialog.getByText(say('player-care:break.what.ask'))).toBeVisible();
  await expectAccessible(page);
  await care.beginBreak('exclusion');
  await expect(care.stopped('exclusion')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
