import type { CallRequest, Query } from '#cli/conform/client/client.ts';
import type { Operation } from '#cli/conform/contract/operation.ts';

/** A request that keeps the schema of a call, with the contract's example values. It is for calls that are to be refused. */
export function fittingBody({ parameters, body }: Operation): Pick<CallRequest, 'query' | 'body'> {
  const required = parameters.filter((parameter) => parameter.required);
  const query: Query = Object.fromEntries(required.map(({ name, example }) => [name, String(example)]));
  return { query, ...(body && { body: body.example }) };
}
