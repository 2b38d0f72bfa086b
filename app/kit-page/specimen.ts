import type { ReactNode } from 'react';

/** A part of the kit, with all of its states. */
export interface Specimen {
  /** The part's purpose, in a sentence. */
  about: string;
  /** Keys that it handles besides Tab. */
  keys?: string;
  states: readonly SpecimenState[];
}

export interface SpecimenState {
  /** Name of a state, such as “busy” or “with an error”. */
  name: string;
  /** A component, so that a state can have hooks. */
  Show: () => ReactNode;
}

/** An entry in the page's list; a part loads when its section is rendered. */
export interface SpecimenEntry {
  name: string;
  load: () => Promise<Specimen>;
}
