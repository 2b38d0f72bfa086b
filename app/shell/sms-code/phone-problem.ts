/** Why a service that verifies numbers could not do so, with the key of its sentence in the service's own words. */
export class PhoneProblem extends Error {
  readonly namespace: string;
  readonly key: string;

  constructor(namespace: string, key: string, cause: unknown) {
    super(`Phone verification: ${key}`, { cause });
    this.name = 'PhoneProblem';
    this.namespace = namespace;
    this.key = key;
  }
}
