import type { Answer, OperationId } from '../calls/call.ts';
import { contractOperations } from '../calls/contract-operations.ts';
import { contractSchemas } from '../calls/contract-schemas.ts';
import { propertiesOf } from '../json-object.ts';
import { once } from '../once.ts';
import type { Reply, TestSandbox } from './test-sandbox.ts';

const operations = once(contractOperations);

/** An operation's answer, checked against the contract. @throws for a refusal or another operation's answer */
export function answerOf<Id extends OperationId>(id: Id, { body, text }: Pick<Reply, 'body' | 'text'>): Answer<Id> {
  if (isAnswer(id, body)) return body;
  throw new Error(`This is not an answer of ${id}: ${text}`);
}

function isAnswer<Id extends OperationId>(id: Id, body: unknown): body is Answer<Id> {
  const { response } = operations().find(({ operationId }) => operationId === id)?.schema ?? {};
  return contractSchemas().answerFault(propertiesOf(propertiesOf(response)['200']))(body) === null;
}

/** Rows of a query on the sandbox's database. */
export async function rowsOf({ platform }: Pick<TestSandbox, 'platform'>, query: string): Promise<unknown[]> {
  const { rows } = propertiesOf(await platform.db.execute(query));
  return Array.isArray(rows) ? rows : [];
}
