import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/site/audit.ts';
import { keyboardFaults } from './checks/keyboard.ts';
import { largeTextFaults, layoutFaults, narrowFaults } from './checks/layout.ts';
import { motionFaults } from './checks/motion.ts';

/** All checks by name. The keyboard check comes last, since it scrolls. */
const CHECKS: Readonly<Record<string, (page: Page, mostSteps: number) => Promise<string[]>>> = {
  motion: motionFaults,
  layout: layoutFaults,
  axe: (page) => axeFaults(page, { contrast: true }),
  'large text': largeTextFaults,
  '320 px': narrowFaults,
  keyboard: keyboardFaults,
};

/** Faults listed per check; the rest are counted. */
const SAID = 6;

/**
 * The faults of a page in its current state, by check.
 * @param mostSteps highest number of tab stops visited
 */
export async function checkCell(page: Page, mostSteps: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const found = [...new Set(await check(page, mostSteps))];
    faults.push(...found.slice(0, SAID).map((fault) => `${name}: ${fault}`));
    if (found.length > SAID) faults.push(`${name}: and ${found.length - SAID} more`);
  }
  return faults;
}
