import type { ReactNode } from 'react';

/** What the kit page shows of one part. */
export interface Specimen {
  /** What the part is for, in a sentence. */
  about: string;
  /** Keys that it answers to beside Tab. */
  keys?: string;
  states: readonly SpecimenState[];
}

export interface SpecimenState {
  /** What is special about it: “busy”, “with an error”. */
  name: string;
  /** A component, so that a state can have hooks. */
  Show: () => ReactNode;
}

/** A line of the page's list; a part is loaded when its place on the page is rendered. */
export interface SpecimenEntry {
  name: string;
  load: () => Promise<Specimen>;
}
