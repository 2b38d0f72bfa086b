import { inlineScript } from './inline-script.ts';

/** The inline script of every page. */
export function bootScript(root: string): string {
  return inlineScript(root, 'boot.js');
}
