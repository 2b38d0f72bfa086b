import { MessagesScreen } from '../page-models/messages-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

// @proves GET /wps/relay/getUnreadMessageV2
// @proves 7.30
test('a player reads, selects, deletes and restores messages, and new ones arrive', {
  tag: ['@desktop', '@account', '@live'],
}, async ({ page, site }) => {
  const calls = listenToPlatform(page);
  const header = new SiteHeader(page);
  const screen = new MessagesScreen(page);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member`);

  await test.step('follows the count of the account menu to the page', async () => {
    await header.unread('player2', 3).click();
    await page.getByRole('menuitem', { name: '3 unread messages' }).click();
    await expect(screen.messages).toHaveCount(5);
    await expect(screen.unread).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('opens one, which is read from then on', async () => {
    await screen.open(0);
    await expect(screen.reader.getByRole('heading', { name: 'Keep play within your limits' })).toBeVisible();
    await expect(header.unread('player2', 2)).toBeVisible();
    await expect(screen.unread).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('asks for unread messages as specified', async () => {
    await screen.filter(/^Unread/).click();
    await expect(screen.messages).toHaveCount(2);
    const sent = calls.find(({ path }) => path === '/wps/relay/getUnreadMessageV2');
    expect(sent).toMatchObject({ method: 'GET', query: { pageNum: '1', pageSize: '20', language: 'EN' } });
    await screen.filter(/^All/).click();
  });

  await test.step('deletes two and brings them back', async () => {
    await screen.select(1);
    await screen.select(4);
    await screen.remove();
    await expect(screen.messages).toHaveCount(3);
    await expect(header.unread('player2', 1)).toBeVisible();
    await expectAccessible(page);
    await screen.undo.click();
    await expect(screen.messages).toHaveCount(5);
    await expect(header.unread('player2', 2)).toBeVisible();
  });

  await test.step('receives one live', async () => {
    await site.setUnread('player2', 3);
    await expect(screen.messages).toHaveCount(6);
    await expect(screen.unread).toHaveCount(3);
    await expect(header.unread('player2', 3)).toBeVisible();
  });
});
