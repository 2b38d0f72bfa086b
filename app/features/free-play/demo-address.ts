import { isSitePath } from '#app/shell/router/is-site-path.ts';

/** Address of the demo that `askedDemo` put into a navigation's state. */
export function demoAddress(state: unknown): string | undefined {
  const demo = typeof state === 'object' && state !== null && 'demo' in state ? state.demo : null;
  return typeof demo === 'string' && isSitePath(demo) ? demo : undefined;
}
