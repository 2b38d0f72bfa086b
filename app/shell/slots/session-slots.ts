import type { ComponentType } from 'react';
import type { CallAddress } from '#app/platform/call-address.ts';
import type { Audience, Placed } from './contribution.ts';
import type { Screen } from './screen.ts';

export interface ModalProps {
  /** Closes the modal and leaves its path, if it has one. */
  close: () => void;
}

/** A dialog of the modal host, opened by id or by path. */
export interface ModalContribution {
  id: string;
  path?: string;
  audience?: Audience;
  /** For modals that open by themselves: they are shown one at a time, smallest turn first. */
  turn?: number;
  /** One of the feature's optional calls, without which the platform has no use for it. */
  call?: CallAddress;
  /** Whether it opens depends on an answer of the platform, reported by `useDueModal`; later turns wait for that. */
  awaited?: true;
  screen: Screen<ModalProps>;
}

/** Runs on every page for its audience; renders nothing. Make it a `screen` unless it is needed immediately. */
export type SessionHookContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | {
        screen: Screen;
        /** Id of the `awaited` modal that it decides; if it fails to load, later turns stop waiting for that modal. */
        decides?: string;
        /** Id of the modal if what it asks for is owed: until then the platform refuses what is the member's own. */
        owed?: string;
      }
  );
