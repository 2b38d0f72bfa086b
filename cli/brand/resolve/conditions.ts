/** The facts of which any one meets a condition: `category:lott` and `category:elott` for `category:lott|elott`. */
export function factsFor(condition: string): string[] {
  const { kind, names } = partsOf(condition);
  return names.map((name) => `${kind}:${name}`);
}

/** Parses `kind:name`, or `kind:name|name`, of which one name is enough. */
export function partsOf(condition: string): { kind: string; names: string[] } {
  const [kind = '', names = ''] = condition.split(':');
  return { kind, names: names.split('|') };
}
