import { anySignal, timeoutSignal } from './signals.ts';

/**
 * Adds what the oldest supported browsers lack and the site calls, as far as the browser lacks it. Everything behaves as
 * standardized for what the site does with it: arrays are plain, and positions are those of the array.
 */
export function fillIn(): void {
  add(Array.prototype, {
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare);
    },
    toReversed(this: unknown[]) {
      return [...this].reverse();
    },
    toSpliced(this: unknown[], ...change: [start: number, count: number, ...items: unknown[]]) {
      const copy = [...this];
      copy.splice(...change);
      return copy;
    },
    with(this: unknown[], index: number, value: unknown) {
      const position = index < 0 ? this.length + index : index;
      if (position < 0 || position >= this.length) throw new RangeError(`There is no place ${index}.`);
      return this.map((item, each) => (each === position ? value : item));
    },
  });
  add(AbortSignal, { any: anySignal, timeout: timeoutSignal });
  add(URL, { canParse });
}

/** Adds missing methods that, like built-in ones, no loop over the object meets. */
function add(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}
