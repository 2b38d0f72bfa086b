import { MessagesScreen } from '../page-models/messages-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('messages are in Arabic, and one replaces the list on a phone', { tag: '@phone' }, async ({ page, site }) => {
  const screen = new MessagesScreen(page, say);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=messageV2`);

  await test.step('marks two as read', async () => {
    await expect(screen.unread).toHaveCount(3);
    await screen.select(0);
    await screen.select(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await screen.markRead();
    await expect(screen.unread).toHaveCount(1);
  });

  await test.step('reads one alone, and returns to the list', async () => {
    await screen.open(2);
    await expect(screen.reader.getByRole('heading')).toBeFocused();
    await expect(screen.list).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await screen.back();
    await expect(screen.unread).toHaveCount(0);
    await expect(screen.messages.nth(2).getByRole('link')).toBeFocused();
  });
});
