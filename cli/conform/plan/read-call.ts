import type { CallRequest, Query } from '../client/client.ts';
import { type Caller, type Exchange, outcomeOf } from '../client/exchange.ts';
import type { Operation } from '../contract/operation.ts';
import { callerOf } from './caller-of.ts';
import { type Context, NotPossible } from './context.ts';
import { BODY_SOURCES, QUERY_SOURCES, type QuerySource, WIDER } from './read-queries.ts';
import { valuesAt } from './value-at.ts';

type Reader = Pick<Context, 'client' | 'operation' | 'domains' | 'url' | 'read'>;

/** A request of a call that only looks, with values that it should succeed with. @throws NotPossible where one is missing */
export async function fittingRequest(reader: Reader, operation: Operation, as?: Caller): Promise<CallRequest> {
  const { id, parameters, body } = operation;
  const required = parameters.filter((parameter) => parameter.required);
  const query: Record<string, string | number> = { ...WIDER[id] };
  for (const { name, example } of required) {
    const source = QUERY_SOURCES[id]?.[name];
    query[name] = source ? await valueFrom(reader, source, as) : plain(example);
  }
  const listed: Record<string, unknown> = {};
  for (const [field, source] of Object.entries(BODY_SOURCES[id] ?? {}))
    listed[field] = [await valueFrom(reader, source, as)];
  return { as: as ?? callerOf(operation), query, ...(body && { body: { ...Object(body.example), ...listed } }) };
}

async function valueFrom({ read, domains, url }: Reader, source: QuerySource, as?: Caller): Promise<string | number> {
  if ('value' in source) return source.value;
  if ('domain' in source) return domains[0] ?? url.hostname;
  const { answer } = await read(source.from, {}, as);
  const found = valuesAt(answer.body, source.field).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  if (found === undefined) throw new NotPossible(`${source.from} answers no ${source.field.split('.').at(-1)}`);
  return plain(found);
}

function plain(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}

/** Sends a call that only looks, once for each caller and query: later ones get the first answer. */
export function createReader(reader: Omit<Reader, 'read'>): Context['read'] {
  const kept = new Map<string, Promise<Exchange>>();
  const ask = async (id: string, query: Query, as: Caller | undefined): Promise<Exchange> => {
    const operation = reader.operation(id);
    const request = await fittingRequest({ ...reader, read }, operation, as);
    const exchange = await reader.client.call(operation, { ...request, query: { ...request.query, ...query } });
    if (exchange.answer.status !== 200) throw new NotPossible(`${id} answers ${outcomeOf(exchange)}`);
    return exchange;
  };
  const read: Context['read'] = (id, query = {}, as) => {
    const key = JSON.stringify([id, query, as]);
    const asked = kept.get(key) ?? ask(id, query, as);
    kept.set(key, asked);
    return asked;
  };
  return read;
}
