/** Tells the operator of the sandbox about a fault of its own, on one line. */
export type Report = (line: string) => void;
