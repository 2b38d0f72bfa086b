import type { PlacedFinding } from './schema-findings.ts';

/** With these findings, the other entries of a list are still valid. */
const ENTRY_RULES = ['duplicate-entry', 'choice'];

/**
 * Returns a function that says whether a dotted path, such as `artwork.mark`, has no finding at it, below it or above
 * it.
 */
export function soundParts(findings: readonly PlacedFinding[]): (part: string) => boolean {
  if (findings.length === 0) return () => true;
  const paths = new Set<string>();
  const around = new Set<string>();
  for (const { path, finding } of findings) {
    const prefixes = prefixesOf(path);
    paths.add(prefixes.at(-1) ?? '');
    const isEntry = typeof path.at(-1) === 'number' && ENTRY_RULES.includes(finding.rule);
    if (!isEntry) for (const prefix of prefixes) around.add(prefix);
  }
  return (part) => !around.has(part) && !['', ...prefixesOf(part.split('.'))].some((prefix) => paths.has(prefix));
}

function prefixesOf(path: readonly (string | number)[]): string[] {
  let prefix = '';
  return path.map((step, index) => {
    prefix = index === 0 ? String(step) : `${prefix}.${step}`;
    return prefix;
  });
}
