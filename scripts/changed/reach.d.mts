interface Program {
  holds(file: string): boolean;
  /** Whether a built test runs it. */
  tests(file: string): boolean;
}

/** The project, and what `readChange` knows about the change. */
export interface World {
  /** Each module's imports. */
  graph: ReadonlyMap<string, readonly string[]>;
  product: {
    /** The features that run a module; undefined where every page does. */
    featuresOf(file: string): string[] | undefined;
    /** All features. */
    features: readonly string[];
    /** Those that import a module themselves, though every page runs it. */
    featuresUsing(file: string): string[];
    /** The calls whose answer a module can change, as names of files of operations; undefined where those are all. */
    callsOf(file: string): string[] | undefined;
  };
  builtTests: readonly string[];
  /** Source of every file below tests/e2e. */
  journeys: Readonly<Record<string, string>>;
  /** Modules that read files of a folder. */
  reads: Readonly<Record<string, readonly string[]>>;
  programs: Readonly<Record<string, Program>>;
  /** Whether dependencies differ. */
  dependencies: boolean;
  /** Operations of the contract that differ, as the names of their files. */
  calls: readonly string[];
  /** Whether a file is new or gone, which documents may name. */
  isNew: boolean;
}

export interface Reach {
  unit: readonly string[] | 'all';
  built: readonly string[] | 'all';
  /** Pattern of the browser tests by path and tag; empty where none is reached, '.' for all. */
  browser: string;
}

/** Pattern of the journeys of a file below tests/e2e, as Playwright compares titles. */
export function patternOf(spec: string): string;

/** The tests that can see that files differ. */
export function reachOf(files: readonly string[], world: World): Reach;
