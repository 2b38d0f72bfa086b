import { ChatRoomDialog } from '../page-models/chat-room-dialog.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SiteNotice } from '../page-models/site-notice.ts';
import { SitePage } from '../page-models/site-page.ts';
import { SupportDesk } from '../page-models/support-desk.ts';
import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { listenToWire } from '../site/wire.ts';

// @proves GET /wps/system/whitelabel, GET /wps/system/status, GET /wps/system/domainRoute, GET /wps/system/helpCenter
// @proves PUT /wps/feedback, GET /wps/relay/CSP_unreadCount, GET /wps/relay/CBS_modelList
// @proves GET /wps/relay/CBS_launchChat
// @proves 1.14, 7.12, 7.13, 7.15, 7.25
test('a player reads the help, contacts customer service, sends feedback and chats', {
  tag: ['@desktop', '@help', '@feedback', '@chat-room'],
}, async ({ page, site, context }) => {
  const wire = listenToWire(page);
  const desk = new SupportDesk(page);

  await test.step('opens an anchor in the operator’s text', async () => {
    const sitePage = new SitePage(page);
    await page.goto(`${site.url}/help#bonuses`);
    await expect(sitePage.heading('Bonuses and their terms')).toBeFocused();
    await expect(sitePage.heading('Bonuses and their terms')).toBeInViewport();
    await new SiteFooter(page).follow('Terms of use');
    await expect(sitePage.heading('Terms of use')).toBeInViewport();
    await expect(sitePage.text('at least 21 years old')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opens a chat beside the page', async () => {
    await new SideMenu(page).entry('Customer service').click();
    await desk.chooseDesk('Payments');
    await desk.talk.getByRole('textbox').fill('My deposit has not arrived');
    await desk.talk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.talk.getByText('Most deposits reach your balance within a minute.')).toBeVisible();
    await expectAccessible(page);
    await desk.closeChat();
    await expect(desk.chat).toHaveCount(0);
  });

  await test.step('sends feedback', async () => {
    await desk.open('feedback');
    await desk.write(desk.feedback, 'x'.repeat(141), 'feedback');
    await expect(desk.feedback.getByText('1 character too many').first()).toBeVisible();
    await desk.write(desk.feedback, 'More fish, please', 'feedback');
    await desk.closeThanks('feedback');
  });

  await test.step('shows unread messages after the log-in and sends a question', async () => {
    await logInAs(page, site, 'player2');
    await page.goto(`${site.url}/index`);
    await expect(new SiteHeader(page).unread('player2', 3)).toBeVisible();
    await page.goto(`${site.url}/help#contact`);
    await desk.open('question');
    await desk.write(desk.question, 'Where is my deposit of yesterday evening?', 'question');
    await desk.closeThanks('question');
  });

  await test.step('two players chat in the room', async () => {
    const room = new ChatRoomDialog(page);
    await new SiteHeader(page).openAccount('Chat room');
    await expect(room.messages.last()).toContainText('Good night everybody');

    const other = await context.newPage();
    await logInAs(other, site, 'player3');
    await other.goto(`${site.url}/index`);
    await new SiteHeader(other).openAccount('Chat room');
    await new ChatRoomDialog(other).write('Good morning! See lucky-win.com');
    await expect(room.messages.last()).toContainText('Good morning! See •••');
    await expect(room.messages.last()).toContainText('pl***r3');
    await other.close();
    await expectAccessible(page);
  });

  expect(wire.calls('/wps/system/', '/wps/feedback', '/wps/support', '/wps/relay/C', '/wps/chat')).toEqual(
    expect.arrayContaining([
      'GET /wps/system/whitelabel',
      'GET /wps/system/status',
      'GET /wps/system/domainRoute?domain=localhost',
      'GET /wps/system/helpCenter?lang=EN&device=WEB',
      'GET /wps/relay/CBS_modelList?language=EN',
      'GET /wps/relay/CBS_launchChat?modelId=payments&language=EN',
      'PUT /wps/feedback {"content":"More fish, please"}',
      'GET /wps/relay/CSP_unreadCount',
      'GET /wps/support/question',
      'POST /wps/support/question {"content":"Where is my deposit of yesterday evening?"}',
      'GET /wps/chat/messages?room=EN',
    ]),
  );
});

// @proves GET /wps/system/setting/register, GET /wps/system/domainRoute
// @proves 7.12
test('customer service is reachable during maintenance, and an unknown domain blocks the site', {
  tag: ['@desktop', '@domain-check'],
}, async ({ page, site }) => {
  const desk = new SupportDesk(page);
  await site.set({ maintenance: true });
  await page.goto(`${site.url}/index`);
  await new SiteNotice(page).chat();
  await desk.chooseDesk('Payments');
  await expect(desk.talk.getByRole('textbox')).toBeVisible();

  await site.set({ maintenance: false });
  const settings = page.waitForRequest(/\/wps\/system\/setting\/register$/);
  await page.goto(`${site.url}/register`);
  expect((await settings).method()).toBe('GET');
  // An unknown address has a page of its own that leads home, and a malformed hash changes nothing.
  const missing = await page.request.get(`${site.url}/nowhere`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<a href="/index">Go to the home page</a>');
  await page.goto(`${site.url}/index#%E0%A4%A`);
  await expect(new SitePage(page).title()).toBeVisible();

  await site.set({ domainUnknown: true });
  await page.goto(`${site.url}/index`);
  const stop = desk.wrongDomain;
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop).toBeVisible();
  await expect(stop.getByRole('link', { name: 'Go to aurora.example' })).toHaveAttribute(
    'href',
    'https://aurora.example/',
  );
  await expectAccessible(page);
});
