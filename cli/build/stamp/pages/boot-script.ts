import { inlineScript } from './inline-script.ts';

/** The script that stands in every page. */
export function bootScript(root: string): string {
  return inlineScript(root, 'boot.js');
}
