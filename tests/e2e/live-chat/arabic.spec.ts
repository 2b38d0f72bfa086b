import { ChatRoomDialog } from '../page-models/chat-room-dialog.ts';
import { SupportDesk } from '../page-models/support-desk.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
test.use({ brand: 'oasis' });

test('customer service answers in Arabic, and players chat in their own room', {
  tag: ['@phone', '@chat-room'],
}, async ({ page, site }) => {
  const desk = new SupportDesk(page, say);
  await page.goto(`${site.url}/help#contact`);
  await desk.open('chat');
  await desk.chat.getByRole('listitem').first().getByRole('button').click();
  await expect(desk.talk.locator('html')).toHaveAttribute('dir', 'rtl');
  await desk.talk.getByRole('textbox').fill('نسيت كلمة المرور');
  await desk.talk.getByRole('textbox').press('Enter');
  await expect(desk.talk.getByText('لا يطلب منك أي من موظفينا كلمة المرور')).toBeVisible();
  await desk.closeChat();

  await logInAs(page, site, 'player4');
  await page.goto(`${site.url}/index`);
  const room = new ChatRoomDialog(page, say);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /player4/ })
    .click();
  await page.getByRole('menuitem', { name: say('chat-room:title') }).click();
  await room.write('مرحبًا، رقمي ٠٥٠١٢٣٤٥٦٧');
  await expect(room.messages.last()).toContainText('مرحبًا، رقمي •••');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
