import { AgentMessagesScreen } from '../page-models/agent-messages-screen.ts';
import { AgentOfficeScreen } from '../page-models/agent-office-screen.ts';
import { AgentTeamScreen } from '../page-models/agent-team-screen.ts';
import { MessagesScreen } from '../page-models/messages-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('an agent writes to a group and to one downline, who reads it', {
  tag: ['@desktop', '@both', '@agent', '@messages', '@live'],
}, async ({ page, site, browser }) => {
  const screen = new AgentMessagesScreen(page);
  await logInAs(page, site, 'agent3');
  await screen.open(site.url);
  await screen.tab('sent').click();
  await expect(page).toHaveURL(/tab=sent/);
  await expect(screen.main.getByText(screen.text('sent.none'))).toBeVisible();

  await test.step('writes to a group, having seen how many people that is', async () => {
    await screen.write();
    await expect(page).toHaveURL(/write=new/);
    await screen.choose('group');
    await screen.button(screen.text('compose.check')).click();
    await expect(screen.group).toHaveAccessibleDescription(screen.text('fault.group'));
    await expect(screen.group).toBeFocused();
    await screen.group.selectOption('team');
    await screen.subject.fill('Rates change on <b>Monday</b>');
    await screen.message.fill('Dear all,\n\nplease look at your new rates.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screen.button(screen.text('compose.check')).click();
    await expect(screen.panel.getByRole('heading', { name: /^Reaches \d+ people$/ })).toBeFocused();
    await expectAccessible(page);
    await screen.button(/^Send to \d+ people$/).dblclick();
    await expect(page.getByText(/^Sent to \d+ people$/)).toBeVisible();
    await expect(screen.sent('Rates change on <b>Monday</b>')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });

  await test.step('keeps a draft, and says that an account is not in the team', async () => {
    await screen.write();
    await screen.choose('downline');
    await screen.account.fill('agent1');
    await screen.subject.fill('Well done');
    await screen.message.fill('A good week.');
    await screen.button(screen.text('compose.send')).click();
    await expect(screen.account).toHaveAccessibleDescription(/isn’t in your team/);
    await page.goBack();
    await expect(screen.panel).toBeHidden();
    await screen.write();
    await expect(screen.message).toHaveValue('A good week.');
    await screen.account.fill('kikor');
    await screen.button(screen.text('compose.send')).click();
    await expect(page.getByText(screen.text('sentTo.downline', { account: 'kikor' }))).toBeVisible();
  });

  const visit = await browser.newContext();
  const other = await visit.newPage();
  const inbox = new MessagesScreen(other);
  await test.step('a downline reads both, without the account of an agent above', async () => {
    await logInAs(other, site, 'kikor');
    await other.goto(`${site.url}/member?page=messageV2`);
    await expect(inbox.messages.first()).toContainText('Well done');
    await expect(inbox.messages.nth(1)).toContainText('Rates change on <b>Monday</b>');
    await inbox.open(1);
    await expect(inbox.reader).toContainText('please look at your new rates.');
    await expect(inbox.reader).not.toContainText('agent3');
  });

  await test.step('the agent sees that one has read it', async () => {
    await page.reload();
    await screen.sent('Rates change on <b>Monday</b>').click();
    await expect(screen.main.getByText(/^1 of \d+ read$/).first()).toBeVisible();
    await expect(screen.main.getByText('please look at your new rates.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a message that is sent meanwhile counts at once', async () => {
    // Back to the list, which an open message replaces on a phone.
    await other.goBack();
    const unread = inbox.unread;
    const before = await unread.count();
    await page.goto(`${site.url}/agentHome?page=teamManagement&search=kikor&open=kikor`);
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(screen.account).toHaveValue('kikor');
    await screen.subject.fill('One more');
    await screen.message.fill('Call me.');
    await screen.button(screen.text('compose.send')).click();
    await expect(screen.sent('One more')).toHaveCount(1);
    await expect(unread).toHaveCount(before + 1);
  });
  await visit.close();
});

test('an agent writes to the downlines that it has selected', {
  tag: ['@desktop', '@agent-team', '@messages'],
}, async ({ page, site, browser }) => {
  const screen = new AgentMessagesScreen(page);
  const team = new AgentTeamScreen(page);
  await logInAs(page, site, 'agent3');
  await team.open(site.url);
  await team.select('kikor', 'coral12');
  await screen.button('Message').click();
  await expect(screen.panel).toContainText('2 downlines');
  await screen.subject.fill('This week');
  await screen.message.fill('Well done, both of you.');
  await expectAccessible(page);
  await screen.button(screen.text('compose.check')).click();
  await expect(screen.panel.getByRole('heading', { name: 'Reaches 2 people' })).toBeFocused();
  await screen.button('Send to 2 people').dblclick();
  await expect(page.getByText('Sent to 2 people')).toBeVisible();
  await expect(team.main.getByText('2 selected')).toBeHidden();
  await screen.open(site.url);
  await screen.tab('sent').click();
  await screen.sent('This week').click();
  await expect(screen.main.getByText('coral12, kikor')).toBeVisible();
  await expectAccessible(page);

  const visit = await browser.newContext();
  const other = await visit.newPage();
  await logInAs(other, site, 'kikor');
  await other.goto(`${site.url}/member?page=messageV2`);
  await expect(new MessagesScreen(other).messages.first()).toContainText('This week');
  await visit.close();
});

test('a downline answers its upline, who replies from the inbox', { tag: ['@desktop', '@agent', '@messages'] }, async ({
  page,
  site,
  browser,
}) => {
  const screen = new AgentMessagesScreen(page);
  const visit = await browser.newContext();
  const below = await visit.newPage();
  const theirs = new AgentMessagesScreen(below);
  await test.step('the downline writes', async () => {
    await logInAs(below, site, 'banaba5');
    await below.goto(`${site.url}/agentHome?page=platformMessages&write=upline`);
    await theirs.subject.fill('My rate');
    await theirs.message.fill('Is it right?');
    await theirs.button(theirs.text('compose.send')).click();
    await expect(below.getByText(theirs.text('sentTo.upline')).first()).toBeVisible();
  });
  await visit.close();

  await test.step('the upline finds it by the badge, and replies', async () => {
    await logInAs(page, site, 'mangga7');
    await page.goto(`${site.url}/agentHome`);
    const menu = await new AgentOfficeScreen(page).openMenu();
    await menu.getByRole('link', { name: /unread message/ }).click();
    const inbox = new MessagesScreen(page);
    await expect(inbox.messages.first()).toContainText('banaba5');
    await inbox.open(0);
    await expectAccessible(page);
    await inbox.reader.getByRole('link', { name: screen.text('reply') }).click();
    await expect(screen.account).toHaveValue('banaba5');
  });
});
