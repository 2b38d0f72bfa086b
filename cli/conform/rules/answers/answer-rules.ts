import { codeOf, type Exchange, isLacking } from '#cli/conform/client/exchange.ts';
import { isDictionary } from '#cli/json/guards.ts';
import type { AnswerRule } from '../rule.ts';

/** Codes that any call may be refused with, before it is looked at. */
const ALWAYS = ['429 too_many_requests', '503 internal', '503 maintenance'];

const isRefusal = ({ answer: { status } }: Exchange) => status >= 400;
const isJsonSuccess = ({ operation, answer }: Exchange) =>
  operation !== undefined && answer.status === 200 && !operation.answersFile;

/** Rules of what stands in an answer. */
export const ANSWER_RULES: readonly AnswerRule[] = [
  {
    kind: 'answer',
    id: 'answer-keeps-schema',
    severity: 'error',
    says: 'A success has the schema that the contract gives the call.',
    mend: 'Answer every required field with its type, within its limits. A page of docs/platform/calls/ shows an example.',
    examine(exchange, { checks }) {
      if (!isJsonSuccess(exchange) || !exchange.operation) return undefined;
      const fault = checks.answerFault(exchange.operation, exchange.answer.body);
      return fault === null ? null : { expected: 'an answer with the schema of the call', received: fault };
    },
  },
  {
    kind: 'answer',
    id: 'success-is-200',
    severity: 'error',
    says: 'A success has status 200 and `success: true`, and everything else a status from 400 on.',
    mend: 'Answer 200 for what was done, and the status of the contract for what was not. Redirect nothing.',
    examine(exchange) {
      const { status, body } = exchange.answer;
      if (!exchange.operation || isLacking(exchange)) return undefined;
      const success: unknown = isDictionary(body) ? body['success'] : undefined;
      const fits =
        status === 200 ? exchange.operation.answersFile || success === true : status >= 400 && success !== true;
      return fits
        ? null
        : {
            expected: '200 with success true, or a status from 400 on',
            received: `${status} with success ${String(success)}`,
          };
    },
  },
  {
    kind: 'answer',
    id: 'refusal-has-form',
    severity: 'error',
    says: 'A refusal is `{ "success": false, "errorCode": …, "message": … }` with a code of the contract.',
    mend: 'Send this body with every status from 400 on, those of a framework or a gateway too.',
    examine(exchange, { checks }) {
      if (!isRefusal(exchange) || isLacking(exchange)) return undefined;
      const fault = checks.problemFault(exchange.answer.body);
      return fault === null ? null : { expected: 'a body of the schema Problem', received: fault };
    },
  },
  {
    kind: 'answer',
    id: 'refusal-is-declared',
    severity: 'error',
    says: 'A call is refused only with the statuses and codes that the contract lists for it, each code with its status.',
    mend: 'Answer one of the codes that the page of the call lists, with the status beside it.',
    examine(exchange) {
      const { operation, answer } = exchange;
      const code = codeOf(exchange);
      if (!operation || !isRefusal(exchange) || code === undefined || isLacking(exchange)) return undefined;
      const declared = Object.entries(operation.errors).flatMap(([status, codes]) =>
        codes.map((one) => `${status} ${one}`),
      );
      const received = `${answer.status} ${code}`;
      if ([...declared, ...ALWAYS].includes(received)) return null;
      return { expected: `one of: ${declared.join(', ')}`, received };
    },
  },
  {
    kind: 'answer',
    id: 'never-broken',
    severity: 'error',
    says: 'No call, however it is written, is answered with 500 or another sign of a platform that broke.',
    mend: 'Refuse what cannot be understood with 400. Find the error of this call in the platform’s log.',
    examine(exchange) {
      const { status } = exchange.answer;
      if (isLacking(exchange)) return undefined;
      const isBroken = status >= 500 && !(status === 503 && codeOf(exchange) !== undefined);
      return isBroken ? { expected: 'a success or a refusal', received: String(status) } : null;
    },
  },
  {
    kind: 'answer',
    id: 'refusal-tells-nothing-inside',
    severity: 'error',
    says: 'The message of a refusal shows nothing of the platform’s inside: no stack, no query, no path of a file.',
    mend: 'Write one English sentence for people who call. Keep the rest in a log.',
    examine(exchange) {
      if (!isRefusal(exchange)) return undefined;
      const [found] = INSIDE.exec(exchange.answer.text) ?? [];
      return found === undefined ? null : { expected: 'a sentence about the call', received: found };
    },
  },
  {
    kind: 'answer',
    id: 'no-password-comes-back',
    severity: 'error',
    says: 'No answer repeats a password.',
    mend: 'Leave what the caller typed as a password out of every answer and every message.',
    examine({ answer: { body } }) {
      if (!isDictionary(body)) return undefined;
      const found = fieldsIn(body).find((name) => /^(old|new|payment|confirm\w*)?password(hash)?$/i.test(name));
      return found === undefined ? null : { expected: 'no field with a password', received: found };
    },
  },
];

const INSIDE =
  /\n\s+at \S+ \(|Traceback \(most recent|\bat [\w.$]+\([\w.]+\.(?:java|kt|cs):\d+\)|\b(?:select|insert|update|delete)\b[^"]{0,80}\b(?:from|into|where|set)\b[^"]{0,80}["$'?]|(?:\/(?:usr|home|var|app|srv|opt)\/[\w./-]+\.\w+)|SQLSTATE|ORA-\d{5}/i;

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isDictionary(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(typeof inner === 'string' ? [name] : []),
    ...fieldsIn(inner),
  ]);
}
