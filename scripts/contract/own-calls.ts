import type { ContractSources } from './read-sources.ts';

/** `operationId` of each call of our own that a site sends, which a platform may lack. */
export function ownCallsOf({ domains }: ContractSources): string[] {
  const all = [...domains.values()].flatMap(({ paths = {} }) =>
    Object.values(paths).flatMap((path) => Object.values(path)),
  );
  return all.flatMap(({ operationId, security = [], 'x-origin': origin }) =>
    origin === 'project' && !security.some((way) => 'operatorToken' in way) ? [operationId] : [],
  );
}
