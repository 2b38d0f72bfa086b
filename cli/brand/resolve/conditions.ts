/** The facts that each meet a condition: `category:lott` and `category:elott` for `category:lott|elott`. */
export function factsFor(condition: string): string[] {
  const { kind, names } = partsOf(condition);
  return names.map((name) => `${kind}:${name}`);
}

/** `kind:name`, or `kind:name|name` where one of the names is enough. */
export function partsOf(condition: string): { kind: string; names: string[] } {
  const [kind = '', names = ''] = condition.split(':');
  return { kind, names: names.split('|') };
}
