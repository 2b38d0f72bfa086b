import type { Page } from '@playwright/test';
import { TURNS } from '#scripts/test/turn.mjs';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { loseConnection, regainConnection } from '../site/lose-connection.ts';
import { controlClock } from '../site/page-clock.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';
import { accountSteps } from './steps/account-steps.ts';
import { moneySteps } from './steps/money-steps.ts';
import type { Step } from './steps/step.ts';

const say = wordsOf('EN');

/** Milliseconds of the page's own clock for which the connection is away. */
const AWAY = 30_000;

for (const step of ofThisTurn([...accountSteps, ...moneySteps], TURNS))
  test(`${step.name}, though the connection drops before it and again before its answer`, {
    tag: ['@phone', ...step.tags],
  }, async ({ page, site }) => {
    await step.open({ page, site });
    await page.waitForLoadState('networkidle');
    await controlClock(page, site);
    // A field of an amount writes it out once it is left.
    const field = step.typed?.(page);
    await field?.blur();
    const typed = await field?.inputValue();
    const wait = () => page.clock.fastForward(AWAY);
    const kept = async () => field && expect(field).toHaveValue(`${typed}`);

    await test.step('is not sent while the connection is away', async () => {
      await drop(page);
      await press(page, step);
      await expect(page.getByText(say('shell:error.network'))).toHaveCount(0);
      await wait();
      await comeBack(page);
      await expect(
        page
          .getByText(step.said ?? say('shell:backOnline'))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await step.confirm?.(page);
      await kept();
    });

    await test.step('is sent, and its answer is lost with the connection', async () => {
      await site.set({ faults: [{ operation: step.operation, kind: 'lost-answer' }] });
      await press(page, step);
      await drop(page);
      await wait();
      await comeBack(page);
      await site.set({ faults: [] });
    });

    await test.step('comes to what it would have, once', async () => {
      if (!step.findsOut) {
        await step.confirm?.(page);
        await kept();
        await press(page, step);
      }
      await step.done({ page, site });
    });
  });

async function drop(page: Page): Promise<void> {
  await loseConnection(page);
  await expect(page.getByText(say('shell:offline'))).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await regainConnection(page);
  await expect(page.getByText(say('shell:offline'))).toHaveCount(0);
}

/** Presses, and waits until the page has done with it. */
async function press(page: Page, step: Step): Promise<void> {
  const button = step.button(page);
  await step.ask?.(page);
  await button.click();
  await expect(button.and(page.locator('[aria-busy="true"]'))).toHaveCount(0);
}
