const SAFE = new Map([
  ['localStorage', 'deviceStorage'],
  ['sessionStorage', 'tabStorage'],
]);

/** Uses of the browser's storages, bare or as a member of any object, and the safe storage for each. */
export function findRawStorage(code: string): { line: number; name: string; use: string }[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\b(?:local|session)Storage\b/g)].map(([name]) => ({
      line: index + 1,
      name,
      use: SAFE.get(name) ?? '',
    })),
  );
}
