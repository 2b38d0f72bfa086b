import { vi } from 'vitest';

/** For tests: runs `arrive` instead of loading a script. Returns the requested addresses. */
export function doubleScripts(arrive: () => void): string[] {
  const requested: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    requested.push(node.src);
    arrive();
    node.dispatchEvent(new Event('load'));
  });
  return requested;
}
