import { botCheckFailed } from './bot-check-failed.ts';
import { challenge, title } from './challenge-window.css.ts';

/**
 * Where a provider's script shows its challenge: above the waiting sheet, since everything below a modal dialog is
 * inert.
 */
export interface ChallengeWindow {
  /** Element for the script's content. */
  readonly place: HTMLElement;
  show(): void;
  /** Settles with the work, then removes the window; rejects when a person closes it. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

/** @param label accessible name of the window */
export function createChallengeWindow(label: string): ChallengeWindow {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const container = document.createElement('div');
  dialog.className = challenge;
  dialog.ariaLabel = label;
  heading.className = title;
  heading.textContent = label;
  dialog.append(heading, container);
  document.body.append(dialog);
  const left = new Promise<never>((_resolve, reject) => {
    dialog.addEventListener('close', () => reject(botCheckFailed('The window was closed.')));
  });
  left.catch(() => undefined);
  return {
    place: container,
    show: () => !dialog.open && dialog.showModal(),
    during: (work) => Promise.race([work, left]).finally(() => dialog.remove()),
  };
}
