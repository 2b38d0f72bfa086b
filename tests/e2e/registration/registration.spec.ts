import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { yearOn } from '../site/page-clock.ts';
import { expect, test } from '../site/test.ts';

const player = {
  username: 'sampaguita7',
  password: 'Bayani-26!',
  fullName: 'Maria Santos',
  birthday: '14-08-1996',
};

// @proves 4.27, PUT /wps/member/register, 7.8
test('a failed registration by username keeps what was typed, and a double click sends one call', {
  tag: ['@phone', '@register-username'],
}, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/wps/member/register') && calls.push(request.method()));
  await site.set({ faults: [{ operation: 'register', kind: 'server-error' }] });
  await page.goto(`${site.url}/register`);
  await sheet.fill(player);
  await expectAccessible(page);
  await sheet.accept();
  await sheet.send();
  await expect(sheet.problem).toContainText('Please try again');

  await site.set({ faults: [] });
  calls.length = 0;
  await sheet.dialog.getByRole('button', { name: 'Register' }).dblclick();
  await expect(sheet.dialog).toBeHidden();
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  expect(calls).toEqual(['PUT']);
});

// @proves 4.26, POST /wps/verification/sms/register, PUT /wps/member/register/mobile, 7.5, 7.8
test('a mobile number only registers with the code that was sent to it', {
  tag: ['@desktop', '@register-mobile', '@register-verification'],
}, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  await page.goto(`${site.url}/register`);
  await sheet.chooseMobile();
  await sheet.askForCode('0917 555 0142');
  await expect(sheet.dialog).toContainText('+63 9175550142');
  const [code = ''] = /\d+/.exec(await site.lastMessage('+639175550142')) ?? [];
  await sheet.enterCode(code === '000000' ? '111111' : '000000');
  await sheet.choosePassword(player.password);
  await sheet.next();
  await sheet.field('Full name').fill(player.fullName);
  await sheet.field('Date of birth').fill(player.birthday);
  await sheet.next();
  await sheet.accept();
  await sheet.send();
  await expect(sheet.code).toBeFocused();
  await expect(sheet.code).toHaveAccessibleDescription(/^That isn’t the code we sent/);

  await sheet.enterCode(code);
  await sheet.next();
  await expect(sheet.field('Full name')).toHaveValue(player.fullName);
  await sheet.next();
  await sheet.send();
  await expect(sheet.dialog).toBeHidden();
  await expect(new SiteHeader(page).account).toBeVisible();
});

// @proves 4.24, 5.16, 8.30, 2.2
test('a registration needs a valid birthday and the brand’s minimum age', {
  tag: '@phone',
}, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  await page.goto(`${site.url}/register`);
  await sheet.field('Username').fill(player.username);
  await sheet.choosePassword(player.password);
  await sheet.next();
  await sheet.field('Full name').fill('   ');
  await sheet.next();
  await expect(sheet.field('Full name')).toHaveAccessibleDescription(/Input cannot be empty/);
  await sheet.field('Full name').fill(player.fullName);
  const birthday = sheet.field('Date of birth');
  for (const [day, says] of [
    [`01-01-${(await yearOn(page)) - 19}`, 'You must be at least 21 years old'],
    ['31-02-1990', 'Birthday error'],
    ['01-01-1', 'Birthday format error'],
  ] as const) {
    await birthday.fill(day);
    await sheet.next();
    await expect(sheet.dialog).toContainText(says);
    await expect(birthday).toBeFocused();
  }
});

// @proves 4.25, 8.29, GET /wps/agent/affiliate, 7.10
test('an unknown invitation code is reported before anything is sent', { tag: '@desktop' }, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /agent\/affiliate|verification\/bot|member\/register|member\/info/.exec(request.url())?.[0];
    if (call) calls.push(call);
  });
  await page.goto(`${site.url}/register?affiliateCode=NOBODY9`);
  await sheet.fill(player);
  const code = sheet.field('Invitation code (optional)');
  await expect(code).toHaveValue('NOBODY9');
  await sheet.accept();
  await sheet.send();
  await expect(sheet.problem).toContainText('Invalid invitation code');
  await expect(code).toBeFocused();
  await code.fill('AGENT111');
  await expectNoSidewaysScroll(page);
  calls.length = 0;
  await sheet.send();
  await expect(new SiteHeader(page).account).toBeVisible();
  expect(calls.slice(0, 4)).toEqual(['agent/affiliate', 'verification/bot', 'member/register', 'member/info']);
});
