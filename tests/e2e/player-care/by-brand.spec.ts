import { CareScreen } from '../page-models/care-screen.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

/** Parts of player care that the rule of each brand's regulator, or its own setting, brings. */
const RULES = [
  { brand: 'aurora', language: 'EN', wait: /1 day/, parts: { check: false, selfTest: true } },
  { brand: 'lotus', language: 'VN', wait: /7 ngày/, parts: { check: false, selfTest: true } },
  { brand: 'harbor', language: 'EN', wait: /1 day/, parts: { check: true, selfTest: false } },
] as const;

for (const { brand, language, wait, parts } of RULES) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`${brand} has the parts of player care that its rule says`, { tag: ['@phone'] }, async ({ page, running }) => {
      const say = wordsOf(language);
      const { main } = new CareScreen(page, say);
      await logInAs(page, running, 'player1');
      await page.goto(`${running.url}/member?page=playerCare`);
      await expect(main.getByText(wait)).toBeVisible();
      for (const [part, isOn] of Object.entries(parts)) {
        const title = say(part === 'check' ? 'player-care:check.title' : 'player-care:selfTest.title');
        await expect(main.getByRole('heading', { name: title })).toHaveCount(isOn ? 1 : 0);
      }
    });
  });
}

test.describe('mini', () => {
  test.use({ brand: 'mini' });

  test('mini has nothing of it', { tag: ['@phone'] }, async ({ page, running }) => {
    await logInAs(page, running, 'player1');
    await page.goto(`${running.url}/index`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Limits and breaks' })).toHaveCount(0);
  });
});
