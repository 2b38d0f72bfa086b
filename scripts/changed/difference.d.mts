/** Whether two states of a file do the same: comments, types and layout do nothing. */
export function doesTheSame(path: string, before: string | undefined, after: string | undefined): boolean;
/** Whether a change of `package.json` changes what runs. */
export function changesDependencies(before: string, after: string): boolean;
/** Operations of the contract that differ, or refer to a schema that does, as the names of their files. */
export function changedCalls(before: string, after: string): string[];
