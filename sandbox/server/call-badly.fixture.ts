import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertiesOf } from '../json-object.ts';
import type { Platform } from '../platform.ts';
import { SCHEDULES } from '../testing/schedules.fixture.ts';
import { encrypt, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { type ContractInput, type InputShape, inputShapes } from './contract-inputs.fixture.ts';

/** Others in each run, so that many runs send as much as a long one. */
const INPUTS_EACH = Math.min(200, SCHEDULES * 4);
/** Calls that close an account use separate callers, as all later calls would be refused otherwise. */
const STOPPING: Readonly<Record<string, string[]>> = {
  answerRealityCheck: ['player17', 'agent3'],
  startTimeOut: ['player18', 'agent111'],
  startExclusion: ['player19', 'agent11'],
};

/**
 * Tests that no operation of a kind answers a bad input with a 5xx. Each kind has its own file, so that they run in
 * parallel.
 */
export function callBadly(isOfKind: (shape: InputShape) => boolean): void {
  let sandbox: TestSandbox;
  let members: string[] = [];
  const logIn = (accounts: string[]) => Promise.all(accounts.map((account) => sandbox.login(account)));
  beforeAll(async () => {
    sandbox = await testSandbox();
    members = await logIn(['player1', 'agent1']);
  });
  afterAll(() => sandbox.close());

  test.each(inputShapes().filter(isOfKind))('$operationId answers no bad input with a 5xx', async (shape) => {
    const inputs = distinct(fc.sample(shape.bad, { numRuns: INPUTS_EACH }));
    const failed: unknown[] = [];
    const own = STOPPING[shape.operationId];
    const callers = own ? await logIn(own) : members;
    sandbox.reports.length = 0;
    for (const [index, input] of inputs.entries()) {
      const status = await statusOf(sandbox, shape, input, { token: callers[index % 3], address: `10.0.0.${index}` });
      if (status >= 500) failed.push({ status, input });
    }
    expect({ failed, reports: sandbox.reports }).toEqual({ failed: [], reports: [] });
  });
}

/** A call without parameters has few inputs. */
function distinct(inputs: readonly ContractInput[]): ContractInput[] {
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}

interface Caller {
  /** A member's token; undefined for a visitor. */
  token: string | undefined;
  /** A separate address per input, as limits count by address. */
  address: string;
}

async function statusOf(
  { server, platform }: TestSandbox,
  { method, path, operationId }: InputShape,
  input: ContractInput,
  { token, address }: Caller,
): Promise<number> {
  const { query, body, type, language } = input;
  const search = new URLSearchParams(query).toString();
  // A session that ends here would make visitors of all calls after it.
  const isKept = token !== undefined && operationId !== 'logout';
  const payload = await payloadOf(platform, body, type);
  const { statusCode } = await server.inject({
    method: methodOf(method),
    url: `${path}?${search}`,
    remoteAddress: address,
    headers: {
      'accept-language': language,
      ...(type !== undefined && { 'content-type': type }),
      ...(isKept && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  });
  return statusCode;
}

async function payloadOf({ key }: Platform, body: unknown, type: string | undefined): Promise<string | undefined> {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return body;
  const json = JSON.stringify(body);
  if (type === 'application/jose') return encrypt(key.publicJwk, json);
  return type === 'application/x-www-form-urlencoded' ? formOf(body) : json;
}

function formOf(body: unknown): string {
  const fields = Object.entries(propertiesOf(body));
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return new URLSearchParams(fields.map(([key, value]) => [key, text(value)])).toString();
}

function methodOf(method: string) {
  const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((name) => name === method);
  if (!known) throw new Error(`No operation has the method ${method}.`);
  return known;
}
