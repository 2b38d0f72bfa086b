/** Name of the window event `Reloading`. */
export const RELOADING = 'reloading';

/** Dispatched before a reload that a person requested. The reload waits for the work that listeners add. */
export class Reloading extends Event {
  readonly work: Promise<void>[] = [];

  constructor() {
    super(RELOADING);
  }
}
