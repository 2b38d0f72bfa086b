/** A dot between the parts of a line, for `content`. Browsers that know the second form do not let it be read aloud. */
export const SEPARATOR = ['"·"', '"·" / ""'];
