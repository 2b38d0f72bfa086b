import type { Page } from '@playwright/test';

/** Nothing moves for a person who asked for that. */
export async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => `${animation instanceof CSSAnimation ? animation.animationName : 'something'} moves`),
  );
}
