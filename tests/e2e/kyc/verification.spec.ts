import { checkUploadProblems } from '../errors/upload-problems.ts';
import { AccountScreen } from '../page-models/account-screen.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SessionOverDialog } from '../page-models/session-over-dialog.ts';
import { SitePage } from '../page-models/site-page.ts';
import { expectAccessible } from '../site/audit.ts';
import { holdCalls } from '../site/hold-calls.ts';
import { logInAs } from '../site/log-in-as.ts';
import { heldPhotograph, standsUpright, tellsOfCamera } from '../site/photograph.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const person = {
  payeename: 'Ana Cruz',
  birthday: '14-02-1990',
  placeOfBirth: 'Cebu',
  country: 'Philipp',
  address: '12 Mabini Street',
  employerName: 'Harbour Works',
};

/** EXIF orientation of each picture. */
const HELD = [
  ['Front of the document', 6],
  ['Back of the document', 3],
  ['Selfie with the document', 8],
] as const;

// @proves 4.36, 5.22, 5.24, 8.30, 8.33, GET /wps/v2/member/securityConfig, POST /wps/member/info, 1.15, 2.54, 7.7, 7.29
// @proves POST /wps/relay/MCSFE_uploadIdImg
test('a member is asked to verify, enters details, uploads three pictures and waits for review', {
  tag: '@phone',
}, async ({ page, site }) => {
  const kyc = new KycDialog(page);
  const account = new AccountScreen(page);
  await site.setVerification('player6', 'N');
  await logInAs(page, site, 'player6');
  await page.goto(`${site.url}/index`);

  await test.step('refuses a member under the brand’s age', async () => {
    await kyc.start();
    await kyc.next();
    await expect(kyc.dialog.getByLabel('Identity document')).toBeFocused();
    await kyc.fill({ ...person, birthday: '14-02-2010' });
    await kyc.next();
    await kyc.confirmUnderage('You must be at least 21 years old');
    await expect(kyc.birthday).toBeFocused();
    await expect(kyc.birthday).toHaveAccessibleDescription(/You must be at least 21 years old/);
    await expectAccessible(page);
  });

  await test.step('keeps what was typed after “verify later”', async () => {
    await kyc.chooseBirthday({ year: '1990', month: 'February', day: '14' });
    await expect(kyc.birthday).toHaveValue(person.birthday);
    await kyc.postpone();
    await expect(kyc.dialog).toBeHidden();
    await account.openFromBar();
    await expect(account.verification('needed')).toBeVisible();
    await account.verify();
    await expect(kyc.name).toHaveValue(person.payeename);
    await kyc.next();
  });

  await test.step('checks a picture by its content and names each missing one', async () => {
    await checkUploadProblems(kyc, wordsOf('EN'));
    await kyc.send();
    await kyc.confirmWarning('Please add the back of the document');
    await expect(kyc.dialog.getByText('This file is empty')).toBeVisible();
    await expect(kyc.dialog.getByText('Please add the front of the document')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('shows the preview upright however the camera was held', async () => {
    for (const [label, held] of HELD) {
      const buffer = await heldPhotograph(held);
      expect([await standsUpright(buffer), await tellsOfCamera(buffer)]).toEqual([false, true]);
      await kyc.choose(label, { name: `${held}.jpg`, mimeType: 'image/jpeg', buffer });
      await expect.poll(() => kyc.proportions(`${held}.jpg`)).toEqual({ width: 90, height: 160 });
    }
  });

  await test.step('keeps the pictures when sending is cancelled', async () => {
    const release = await holdCalls(page, 'MCSFE_uploadIdImg');
    await kyc.send();
    await expect(kyc.dialog.getByRole('progressbar')).toHaveCount(3);
    await expectAccessible(page);
    await kyc.dialog.getByRole('button', { name: 'Cancel' }).click();
    await release();
    await expect(kyc.dialog.getByRole('button', { name: 'Remove 8.jpg' })).toBeVisible();
  });

  await test.step('sends all three upright and does not ask again', async () => {
    const heard = await kyc.listen();
    const sending = page.waitForRequest('**/MCSFE_uploadIdImg*');
    await kyc.send();
    const { data } = (await sending).postDataJSON();
    for (const url of Object.values<string>(data)) {
      const picture = Buffer.from(url.split(',')[1] ?? '', 'base64');
      expect([await standsUpright(picture), await tellsOfCamera(picture)]).toEqual([true, false]);
    }
    await kyc.confirmSent();
    await expect(account.verification('pending')).toBeVisible();
    expect(await heard()).toEqual(expect.arrayContaining(['Uploading, 0%', 'Uploading, 100%']));
    await page.reload();
    await expect(account.verification('pending')).toBeVisible();
    await expect(new SitePage(page).dialogs).toHaveCount(0);
  });

  await test.step('finds the page that waited open as soon as the review is done', async () => {
    const deposit = new DepositScreen(page);
    await page.goto(`${site.url}/member?page=depositv2`);
    await expect(page.getByRole('main').getByText('In review')).toBeVisible();
    await site.setVerification('player6', 'A');
    await expect(deposit.amount).toBeVisible();
    await expect(page.getByRole('main').getByText('In review')).toBeHidden();
  });
});

// @proves 4.36, 4.41
test('what was typed survives a failed call and the end of the session', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const kyc = new KycDialog(page);
  const logIn = new LogInSheet(page);
  await site.setVerification('player7', 'N');
  await logInAs(page, site, 'player7');
  await page.goto(`${site.url}/index`);
  await kyc.start();
  await kyc.fill(person);

  await site.set({ faults: [{ operation: 'submitPersonalInfo', kind: 'server-error' }] });
  await kyc.next();
  await expect(kyc.dialog.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(kyc.name).toHaveValue(person.payeename);

  await site.set({ faults: [{ operation: 'submitPersonalInfo', kind: 'session-over' }] });
  await kyc.next();
  await new SessionOverDialog(page).logIn();
  await site.set({ faults: [] });
  await logIn.logIn('player7', 'Sandbox1!');
  await expect(kyc.name).toHaveValue(person.payeename);
  await kyc.next();
  await expect(kyc.current).toContainText('Documents');
});

// @proves 4.40
test('a log-in on a second device is reported once on the first, which keeps its place', {
  tag: ['@desktop', '@account'],
}, async ({ page, browser, site }) => {
  const kyc = new KycDialog(page);
  const logIn = new LogInSheet(page);
  await site.setVerification('player10', 'N');
  await logInAs(page, site, 'player10');
  await page.goto(`${site.url}/member?from=mail`);
  await kyc.start();
  await kyc.fill(person);

  const device = await browser.newContext();
  const second = await device.newPage();
  await logInAs(second, site, 'player10');
  await second.goto(`${site.url}/index`);
  await expect(new KycDialog(second).dialog).toBeVisible();
  await device.close();

  // The platform notifies the first device immediately.
  await expect(logIn.dialog).toContainText('You’ve logged in on another device');
  const sitePage = new SitePage(page);
  await expect(sitePage.text(/another device|session has ended|please log in/i)).toHaveCount(1);
  await expect(sitePage.dialogs).toHaveCount(1);
  await logIn.logIn('player10', 'Sandbox1!');
  await expect(page).toHaveURL(/\/member\?from=mail$/);
  await expect(kyc.name).toHaveValue(person.payeename);
  await expect(kyc.birthday).toHaveValue(person.birthday);
});
