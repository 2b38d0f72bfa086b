import { botCheckFailed } from './bot-check-failed.ts';
import { challenge, title } from './challenge-window.css.ts';

/** Where a company's script asks a person for something: over the sheet that waits, since all below a sheet is out of reach. */
export interface ChallengeWindow {
  /** Element that the script draws into. */
  readonly place: HTMLElement;
  show(): void;
  /** Ends when the work does, and takes the window away; a person who closes it ends both. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

/** @param label name of the window */
export function createChallengeWindow(label: string): ChallengeWindow {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const place = document.createElement('div');
  dialog.className = challenge;
  dialog.ariaLabel = label;
  heading.className = title;
  heading.textContent = label;
  dialog.append(heading, place);
  document.body.append(dialog);
  const left = new Promise<never>((_resolve, reject) => {
    dialog.addEventListener('close', () => reject(botCheckFailed('The window was closed.')));
  });
  left.catch(() => undefined);
  return {
    place,
    show: () => !dialog.open && dialog.showModal(),
    during: (work) => Promise.race([work, left]).finally(() => dialog.remove()),
  };
}
