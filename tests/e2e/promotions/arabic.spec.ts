import { PromotionsScreen } from '../page-models/promotions-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');
const STATES = ['JOIN', 'APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'SIGNED', 'COMING_SOON', 'CLOSE'];

// @proves GET /wps/relay/MCSFE_getListAnnouncements
// @proves 7.19
test('a player reads announcements, notices and promotions on a phone and reaches the reward centre', {
  tag: ['@phone', '@announcements'],
}, async ({ page, site }) => {
  const promotions = new PromotionsScreen(page, say);
  const announcements = page.getByRole('dialog', { name: say('announcements:entry.announcements') });
  await site.set({ pressingAnnouncement: true });
  const asked = page.waitForRequest(/MCSFE_getListAnnouncements\?.*types=B/);
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/index`);

  await test.step('opens an announcement automatically', async () => {
    const search = new URL((await asked).url()).searchParams;
    const all = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'AR' };
    expect(Object.fromEntries(search)).toEqual(all);
    await expect(announcements.getByRole('heading', { level: 3 })).toBeVisible();
    await announcements.getByRole('button', { name: say('shell:bulletin.back') }).click();
    await expect(announcements.getByRole('listitem')).toHaveCount(9);
    await expectAccessible(page);
    await announcements.getByRole('button', { name: say('shell:pages.next') }).click();
    await announcements.getByRole('button', { name: 'استرداد نقدي أسبوعي' }).click();
    await announcements.getByRole('link', { name: say('announcements:go'), exact: true }).click();
    await expect(page).toHaveURL(/\/member\?page=rewardCenter$/);
    await expect(announcements).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('promotions:claim.ticket') })).toBeVisible();
    await page.goBack();
  });

  await test.step('opens a notice at its own address', async () => {
    const line = page.getByRole('region', { name: say('home:notices.label') });
    const second = line.getByRole('button').nth(1);
    const title = await second.innerText();
    await second.focus();
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    const notices = page.getByRole('dialog', { name: say('home:notices.label') });
    await expect(notices.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(notices).toHaveCount(0);
  });

  await test.step('shows all nine states', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('promotions:entry.inBar') })
      .first()
      .click();
    for (const status of STATES) {
      const badge = promotions.cards.getByText(say(`promotions:status.${status}`), { exact: true });
      await expect(badge.first()).toBeAttached();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('shows why an application was rejected, and does not request the announcement again', async () => {
    await page.goto(`${site.url}/promotions?id=509`);
    await expect(promotions.dialog.getByRole('alert').first()).toContainText('تاريخ الميلاد');
    await expect(promotions.action('join.again')).toBeVisible();
    await expect(announcements).toHaveCount(0);
    await expectAccessible(page);
  });
});
