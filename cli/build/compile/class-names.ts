const FEATURE_FILE = /app\/features\/([^/]+)\//;

/**
 * Name of a class that vanilla-extract makes. A feature's classes begin with its name, so that a site can be searched for
 * what a feature that it has not got would leave behind.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const feature = FEATURE_FILE.exec(filePath)?.[1];
  return feature ? `${feature}_${hash}` : `_${hash}`;
}

/** Every class that a stylesheet speaks of, sorted. */
export function classesIn(css: string): string[] {
  const names = [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)].sort();
}
