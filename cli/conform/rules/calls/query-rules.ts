import type { CallRequest, Query } from '#cli/conform/client/client.ts';
import { outcomeOf } from '#cli/conform/client/exchange.ts';
import type { Operation, Parameter } from '#cli/conform/contract/operation.ts';
import { callerOf } from '#cli/conform/plan/caller-of.ts';
import { fittingRequest } from '#cli/conform/plan/read-call.ts';
import { valuesAt } from '#cli/conform/plan/value-at.ts';
import type { OperationRule, Trial } from '../rule.ts';
import { fittingBody } from './bodies.ts';
import { HOSTILE_TEXTS } from './broken-bodies.ts';

const AS_INVALID = ['400 invalid_request', '422 invalid_field'];
/** A page that no list reaches. */
const BEYOND = 99_999;

const shared = { kind: 'operation', severity: 'error', danger: 'reads', needsCaller: true } as const;
const has =
  (...names: string[]) =>
  ({ parameters, danger }: Operation) =>
    danger === 'reads' && names.every((name) => parameters.some((parameter) => parameter.name === name));

/** A request whose values fit the schema, with one parameter changed. */
function withParameter(operation: Operation, changed: Query): CallRequest {
  const { query, ...rest } = fittingBody(operation);
  return { ...rest, as: callerOf(operation), query: { ...query, ...changed } };
}

/** The highest page that may be asked for, of those that no list reaches. */
function lastPage({ parameters }: Operation, { checks }: Pick<Trial, 'checks'>): number {
  const found = parameters.find(({ name }) => name === 'pageNum');
  const maximum = found && checks.resolved(found.schema)['maximum'];
  return typeof maximum === 'number' ? Math.min(maximum, BEYOND) : BEYOND;
}

function broken({ schema }: Parameter, { checks }: Pick<Trial, 'checks'>): string | undefined {
  const { type, enum: values } = checks.resolved(schema);
  if (type === 'integer') return 'no-number';
  return Array.isArray(values) ? 'no-such-value' : undefined;
}

/** Rules of what a call is sent in its address. */
export const QUERY_RULES: readonly OperationRule[] = [
  {
    ...shared,
    id: 'refuses-missing-parameter',
    says: 'A call without a required parameter is refused with 400 `invalid_request`.',
    mend: 'Check the query against the contract before the call is carried out.',
    applies: ({ parameters }) => parameters.some(({ required }) => required),
    async check(trial, operation) {
      for (const { name } of operation.parameters.filter(({ required }) => required))
        trial.expect(await trial.client.call(operation, withParameter(operation, { [name]: undefined })), AS_INVALID);
    },
  },
  {
    ...shared,
    id: 'refuses-wrong-parameter',
    says: 'A parameter that is not a number where one is asked for, or not one of the listed values, is refused.',
    mend: 'Check type and `enum` of each parameter; take nothing else in its place.',
    applies: ({ parameters }) => parameters.length > 0,
    async check(trial, operation) {
      for (const parameter of operation.parameters) {
        const value = broken(parameter, trial);
        if (value === undefined) continue;
        trial.expect(
          await trial.client.call(operation, withParameter(operation, { [parameter.name]: value })),
          AS_INVALID,
        );
      }
    },
  },
  {
    ...shared,
    id: 'bears-unknown-parameter',
    severity: 'warning',
    says: 'A parameter that the contract does not know is left aside or refused with 400, and breaks nothing.',
    mend: 'Read the parameters of the contract, and nothing else of the query.',
    applies: ({ danger, answersFile }) => danger === 'reads' && !answersFile,
    async check(trial, operation) {
      const fitting = await fittingRequest(trial, operation);
      const exchange = await trial.client.call(operation, { ...fitting, query: { ...fitting.query, conform: '1' } });
      const { status } = exchange.answer;
      if (status === 200 || status === 400 || status === 404) trial.pass();
      else trial.fail(exchange, { expected: '200 or 400 invalid_request', received: outcomeOf(exchange) });
    },
  },
  {
    ...shared,
    id: 'bears-hostile-query',
    says: 'Text in a query is data: quotes, markup and control characters find nothing, and break nothing.',
    mend: 'Bind the values of a query as parameters of the database’s query.',
    applies: ({ parameters, danger }) => danger === 'reads' && parameters.length > 0,
    async check(trial, operation) {
      const free = operation.parameters.find(({ schema }) => {
        const { type, enum: values } = trial.checks.resolved(schema);
        return type === 'string' && values === undefined;
      });
      for (const text of free ? HOSTILE_TEXTS : []) {
        const exchange = await trial.client.call(operation, withParameter(operation, { [free?.name ?? '']: text }));
        if (exchange.answer.status < 500) trial.pass();
        else trial.fail(exchange, { expected: 'a success or a refusal', received: outcomeOf(exchange) });
      }
    },
  },
  {
    ...shared,
    id: 'page-has-its-size',
    says: 'A page holds at most as many entries as were asked for, and says its own number.',
    mend: 'Cut the list by `pageSize`, and answer the page of `pageNum`.',
    applies: has('pageNum', 'pageSize'),
    async check(trial, operation) {
      const fitting = await fittingRequest(trial, operation);
      const exchange = await trial.client.call(operation, {
        ...fitting,
        query: { ...fitting.query, pageNum: 1, pageSize: 1 },
      });
      const [content] = valuesAt(exchange.answer.body, 'content');
      const [pageNum] = valuesAt(exchange.answer.body, 'pageNum');
      const isPage = Array.isArray(content) && content.length <= 1 && (pageNum ?? 1) === 1;
      if (exchange.answer.status !== 200) trial.expect(exchange, ['200']);
      else if (isPage) trial.pass();
      else
        trial.fail(exchange, {
          expected: 'page 1 with one entry at most',
          received: `page ${String(pageNum)} with ${Array.isArray(content) ? content.length : 'no'} entries`,
        });
    },
  },
  {
    ...shared,
    id: 'page-beyond-end-is-empty',
    says: 'A page after the last one is empty, and no refusal.',
    mend: 'Answer an empty list beyond the end: entries may have gone while a page was open.',
    applies: has('pageNum', 'pageSize'),
    async check(trial, operation) {
      const fitting = await fittingRequest(trial, operation);
      const pageNum = lastPage(operation, trial);
      const exchange = await trial.client.call(operation, { ...fitting, query: { ...fitting.query, pageNum } });
      const [content] = valuesAt(exchange.answer.body, 'content');
      if (exchange.answer.status === 200 && Array.isArray(content) && content.length === 0) trial.pass();
      else
        trial.fail(exchange, {
          expected: '200 without entries',
          received: `${outcomeOf(exchange)} with ${Array.isArray(content) ? content.length : 'no'} entries`,
        });
    },
  },
  {
    ...shared,
    id: 'refuses-backward-range',
    says: 'A range that ends before it begins, and a day that there is not, are refused with 422 `invalid_field`.',
    mend: 'Check `from` and `to` together, and each against the calendar.',
    applies: has('from', 'to', 'period'),
    async check(trial, operation) {
      const fitting = await fittingRequest(trial, operation);
      for (const [from, to] of [
        ['2024-05-02', '2024-05-01'],
        ['2024-02-30', '2024-03-01'],
      ]) {
        const { period: _period, ...query } = { period: undefined, ...fitting.query };
        trial.expect(await trial.client.call(operation, { ...fitting, query: { ...query, from, to } }), AS_INVALID);
      }
    },
  },
];
