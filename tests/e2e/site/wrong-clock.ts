import type { BrowserContext } from '@playwright/test';

/** Milliseconds by which a device's clock can be wrong: two days ahead, and a year behind. */
export const WRONG_CLOCKS = [
  ['two days ahead', 2 * 86_400_000],
  ['a year behind', -365 * 86_400_000],
] as const;

/** Sets the clock of a context's later pages ahead of what it was, or behind it. Timers and the browser's cookies keep their time. */
export async function setWrong(context: Pick<BrowserContext, 'addInitScript'>, ahead: number): Promise<void> {
  await context.addInitScript((by) => {
    const right = Date;
    const now = () => right.now() + by;
    globalThis.Date = new Proxy(right, {
      apply: () => new right(now()).toString(),
      construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, ahead);
}
