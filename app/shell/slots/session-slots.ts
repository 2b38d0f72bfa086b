import type { ComponentType } from 'react';
import type { Audience, Placed } from './contribution.ts';
import type { Screen } from './screen.ts';

export interface ModalProps {
  /** Closes the modal; a modal that owns a path leaves it. */
  close: () => void;
}

/** A dialog of the shell's modal host, opened by id or by its own path. */
export interface ModalContribution {
  id: string;
  path?: string;
  audience?: Audience;
  /** For a modal that opens by itself: such modals are shown one at a time, the smallest turn first. */
  turn?: number;
  /** It takes an answer of the platform to know whether it opens, which `useDueModal` says; later turns wait for that. */
  awaited?: true;
  screen: Screen<ModalProps>;
}

/**
 * Runs beside every page as long as its audience is there; renders nothing. One that is nobody's first concern is a
 * `screen`, which comes when its audience does.
 */
export type SessionHookContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | {
        screen: Screen;
        /** Id of the `awaited` modal that it opens or not; where it cannot be loaded, nobody waits for that modal. */
        decides?: string;
      }
  );
