import browsers from '#schemas/browsers.json' with { type: 'json' };
import { inlineScript } from './inline-script.ts';

/** The first inline script of every page, which detects browsers that are too old. */
export function floorScript(root: string): string {
  const needed = browsers.needs.map(({ test }) => test).join(' && ');
  return inlineScript(root, 'floor.js').replace('NEEDED', () => needed);
}
