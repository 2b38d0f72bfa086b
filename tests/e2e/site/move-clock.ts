/**
 * Moves the clock of the document, or of the process, that it runs in. It uses nothing but its argument, so that a browser can
 * run it before a page's scripts.
 * @param ahead milliseconds by which it is to be ahead of the machine's; negative behind it
 */
export function moveClock(ahead: number): void {
  const key = Symbol.for('machine clock');
  const machine: DateConstructor = Reflect.get(Date, key) ?? Date;
  const now = () => machine.now() + ahead;
  const moved = function (...given: unknown[]) {
    if (!new.target) return new machine(now()).toString();
    return Reflect.construct(machine, given.length > 0 ? given : [now()], new.target);
  };
  Object.defineProperties(moved, {
    ...Object.getOwnPropertyDescriptors(machine),
    now: { value: now, writable: true, configurable: true },
    [key]: { value: machine },
  });
  Object.defineProperty(machine.prototype, 'constructor', { value: moved, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'Date', { value: moved, writable: true, configurable: true });
}
