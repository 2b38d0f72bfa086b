import { Keyboard } from '../page-models/keyboard.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { holdCalls } from '../site/hold-calls.ts';
import { photograph } from '../site/photograph.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

// @proves 4.36
test('a member verifies their identity by keyboard, from the log-in to the last picture', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const keys = new Keyboard(page);
  const { dialog: logIn } = new LogInSheet(page);
  const { dialog, current, birthday, name } = new KycDialog(page);
  const { account } = new SiteHeader(page);
  const button = (key: string) => dialog.getByRole('button', { name: say(key), exact: true });
  const field = (key: string) => dialog.getByLabel(say(`kyc:field.${key}`), { exact: true });
  const head = dialog.getByRole('heading', { name: say('kyc:title') });
  await site.setVerification('player11', 'N');
  await page.goto(`${site.url}/login`);

  await test.step('shows the whole log-in and focuses its first field', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(logIn.getByRole('button', { name: 'Free play' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(logIn.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await page.keyboard.type('player11');
    await keys.write(logIn.getByLabel('Password', { exact: true }), 'Sandbox1!');
    await keys.press(logIn.getByRole('button', { name: 'Log in', exact: true }));
  });

  await test.step('focuses the dialog and returns the focus to its menu', async () => {
    await expect(head).toBeFocused();
    await keys.press(button('kyc:later'));
    await expect(dialog).toHaveCount(0);
    const first = page.getByRole('menuitem', { name: 'Account', exact: true });
    await keys.openMenu(account, first, 1);
    await expect(head).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await keys.openMenu(account, first, 1);
    await expect(head).toBeFocused();
    await keys.press(button('kyc:intro.start'));
    await expect(current).toBeFocused();
  });

  await test.step('reaches and fills every field', async () => {
    await keys.selectBelow(field('idType'), 1);
    await keys.write(name, 'Ana Cruz');
    await keys.write(birthday, '14-02-1990');
    await keys.write(field('placeOfBirth'), 'Cebu');
    await keys.write(dialog.getByRole('combobox', { name: say('kyc:field.nationality') }), 'Philipp');
    await expect(page.getByRole('listbox').getByRole('option', { disabled: false })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await keys.write(field('address'), '12 Mabini Street');
    await expect(dialog.getByLabel(say('kyc:same'))).toBeChecked();
    await keys.press(dialog.getByRole('radio', { name: say('kyc:income.1'), exact: true }), 'Space');
    await page.keyboard.press('ArrowDown');
    await keys.selectBelow(field('occupation'), 4);
    await keys.walkTo(name, 'Shift+Tab');
    await expect(name).toHaveValue('Ana Cruz');
    await keys.press(button('kyc:next'));
    await expect(current).toBeFocused();
    await expect(current).toContainText(say('kyc:step.documents'));
  });

  await test.step('chooses, removes and chooses a picture again', async () => {
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph() };
    for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie']) {
      const input = dialog.getByLabel(say(`kyc:documents.${side}`), { exact: true });
      await keys.choose(input, file);
      await expect(input).toBeFocused();
    }
    const last = dialog.getByLabel(say('kyc:documents.idCardSelfie'), { exact: true });
    await keys.press(dialog.getByRole('button', { name: 'Remove a.jpg' }).last());
    await expect(last).toBeFocused();
    await keys.choose(last, file);
  });

  await test.step('keeps the focus in place after cancelling and after sending', async () => {
    const release = await holdCalls(page, 'MCSFE_uploadIdImg');
    await keys.press(button('kyc:documents.send'));
    await keys.press(button('shell:dialog.cancel'));
    await expect(button('kyc:documents.send')).toBeFocused();
    await release();
    await page.keyboard.press('Enter');
    const { sent } = new KycDialog(page);
    await expect(sent.getByRole('heading')).toBeFocused();
    await keys.press(sent.getByRole('button', { name: say('kyc:sent.done') }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account).toBeFocused();
  });
});
