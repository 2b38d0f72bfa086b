/** The folders of the sandbox by floors, the highest first. */
export const FLOORS: Readonly<Record<'server' | 'domains' | 'people' | 'kernel', readonly string[]>>;
