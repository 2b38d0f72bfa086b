import type { Page } from '@playwright/test';

/** Finds animations that run despite reduced motion. */
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
