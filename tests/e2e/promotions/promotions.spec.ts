import { BulletinDialog } from '../page-models/bulletin-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PromotionsScreen } from '../page-models/promotions-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { photograph } from '../site/photograph.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');
const gif = { name: 'win.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') };
const huge = { name: 'win.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
const picture = { name: 'win.txt', mimeType: 'text/plain', buffer: photograph() };
const someKey = expect.stringMatching(/^[\w-]{8,64}$/);

// @proves POST /wps/relay/MCS2_claimRafflePromotion
// @proves 1.1, 7.27
test('a visitor finds a promotion, logs in, applies for it and claims its reward', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const promotions = new PromotionsScreen(page);
  const header = new SiteHeader(page);
  const asked = page.waitForRequest(/MCSFE_getPromotions/);
  await page.goto(`${site.url}/promotions`);

  await test.step('browses the categories', async () => {
    const { method, search } = await asked.then((call) => ({
      method: call.method(),
      search: new URL(call.url()).search,
    }));
    expect([method, search]).toEqual(['GET', '?language=EN']);
    await expect(promotions.cards).toHaveCount(10);
    await expectAccessible(page);
    await promotions.category('WELCOME').click();
    await expect(promotions.cards).toHaveCount(2);
    await promotions.card('First deposit reward').click();
    await expect(promotions.dialog).toContainText('8× wagering before you can withdraw the reward');
    await expectAccessible(page);
  });

  await test.step('logs in when asked, and returns', async () => {
    await promotions.action('join.APPLY').click();
    await new LogInSheet(page).logIn('player3', 'Sandbox1!');
    await expect(page).toHaveURL(/\/promotions\?category=WELCOME&id=501$/);
    await expect(new LogInSheet(page).dialog).toHaveCount(0);
  });

  await test.step('applies after correcting every mistake', async () => {
    await promotions.action('join.APPLY').click();
    await promotions.action('apply.send').click();
    await expect(promotions.dialog).toContainText(say('promotions:apply.missing'));
    await promotions.choosePicture(1, gif);
    await promotions.confirmWarning(say('shell:upload.type'));
    await promotions.choosePicture(1, huge);
    await promotions.confirmWarning(say('shell:upload.size'));
    await promotions.choosePicture(1, picture);
    await promotions.dialog.getByLabel(say('promotions:apply.comment')).fill('  Paid by bank transfer. ');
    await expectAccessible(page);
    const sent = page.waitForRequest(/MCSFE_applyPromotion/);
    await promotions.action('apply.send').click();
    const call = await sent;
    // The browser has drawn the picture again, without the camera's own data.
    const image = expect.stringMatching(/^data:image\/jpeg;base64,/);
    expect([call.method(), new URL(call.url()).pathname]).toEqual(['POST', '/wps/relay/MCSFE_applyPromotion']);
    expect(call.postDataJSON()).toEqual({ promotionId: 501, comment: 'Paid by bank transfer.', images: [image] });
    await promotions.confirmSent();
    await expect(promotions.dialog).toContainText(say('promotions:note.APPLYING'));
  });

  await test.step('claims the reward once it is issued', async () => {
    await site.decideApplication('player3', 501, 'ISSUED');
    await page.reload();
    const sent = page.waitForRequest(/MCSFE_claimPromotion/);
    await promotions.action('claim.amount', { amount: '₱5,000.00' }).click();
    expect((await sent).postDataJSON()).toEqual({ promotionId: 501, idempotencyKey: someKey });
    await expect(promotions.dialog).toContainText(say('promotions:note.CLAIMED'));
    await promotions.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(header.region).toContainText('₱30,000.00');
  });

  await test.step('follows an announcement to the reward centre and opens a ticket', async () => {
    await header.openAccount(say('announcements:entry.announcements'));
    const announcements = new BulletinDialog(page, say('announcements:entry.announcements'));
    await announcements.goToPage(2);
    await announcements.title('Weekly cash rebate').click();
    await expect(announcements.dialog).toContainText('Every Monday');
    await expectAccessible(page);
    await announcements.dialog.getByRole('link', { name: say('announcements:go') }).click();
    await expect(page).toHaveURL(/\/member\?page=rewardCenter$/);
    await expect(promotions.ticket).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest(/claimRafflePromotion/);
    await promotions.ticket.click();
    const call = await sent;
    expect([call.method(), new URL(call.url()).pathname]).toEqual(['POST', '/wps/relay/MCS2_claimRafflePromotion']);
    expect(call.postDataJSON()).toEqual({ promotionId: 506, idempotencyKey: someKey });
    await expect(promotions.paid.filter({ hasText: 'Lucky ticket' })).toBeVisible();
    await expect(promotions.noRewards).toBeVisible();
  });
});

test('a player claims all waiting rewards at once', { tag: '@phone' }, async ({ page, site }) => {
  const promotions = new PromotionsScreen(page);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=rewardCenter`);
  await expect(promotions.claimAll(2)).toBeVisible();
  await expectAccessible(page);
  const sent = ['MCSFE_claimPromotion', 'MCS2_claimRafflePromotion'].map((name) =>
    page.waitForRequest(new RegExp(name)),
  );
  await promotions.claimAll(2).dblclick();
  await Promise.all(sent);
  await expect(promotions.noRewards).toBeVisible();
  await expect(promotions.paid).toHaveCount(2);
  await promotions.chooseDays('week');
  await page.reload();
  await expect(promotions.paid).toHaveCount(2);
  await expect(page).toHaveURL(/range=week/);
  const saving = page.waitForEvent('download');
  await promotions.download.click();
  expect((await saving).suggestedFilename()).toMatch(/^Paid rewards \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
  await expectNoSidewaysScroll(page);
});
