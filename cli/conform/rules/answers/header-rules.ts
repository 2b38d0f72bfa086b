import type { Exchange } from '#cli/conform/client/exchange.ts';
import type { AnswerRule, Fault } from '../rule.ts';

function header(exchange: Exchange, name: string): string {
  return exchange.answer.headers.get(name) ?? '';
}

function missing(name: string, expected: string, received: string): Fault {
  return { expected: `${name}: ${expected}`, received: received === '' ? `no ${name}` : `${name}: ${received}` };
}

/** Rules of the headers of an answer. */
export const HEADER_RULES: readonly AnswerRule[] = [
  {
    kind: 'answer',
    id: 'answer-is-json',
    severity: 'error',
    says: 'Every answer is `application/json`, in UTF-8, unless the contract has a file there.',
    mend: 'Set `content-type: application/json; charset=utf-8` on successes and refusals.',
    examine(exchange) {
      const { operation, answer } = exchange;
      if (!operation || (operation.answersFile && answer.status === 200)) return undefined;
      const type = header(exchange, 'content-type');
      const fits = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i.test(type);
      return fits ? null : missing('content-type', 'application/json; charset=utf-8', type);
    },
  },
  {
    kind: 'answer',
    id: 'answer-is-not-sniffed',
    severity: 'error',
    says: 'Every answer has `x-content-type-options: nosniff`, so that no browser takes JSON for a page.',
    mend: 'Set the header on every answer, refusals too.',
    examine(exchange) {
      const value = header(exchange, 'x-content-type-options');
      return value.toLowerCase() === 'nosniff' ? null : missing('x-content-type-options', 'nosniff', value);
    },
  },
  {
    kind: 'answer',
    id: 'private-answer-is-not-stored',
    severity: 'error',
    says: 'What a session is answered, and every refusal, has `cache-control: no-store`, so that no cache shows it to another person.',
    mend: 'Set `cache-control: no-store` on every answer to a call with a token.',
    examine(exchange) {
      const { operation, answer } = exchange;
      if (!operation || (operation.token === 'none' && answer.status === 200 && operation.method === 'GET'))
        return undefined;
      const value = header(exchange, 'cache-control');
      return /\bno-store\b/i.test(value) ? null : missing('cache-control', 'no-store', value);
    },
  },
  {
    kind: 'answer',
    id: 'answer-tells-time',
    severity: 'error',
    says: 'Every answer tells the platform’s clock by `date`, from which a site counts down.',
    mend: 'Let the server set `date` on every answer, and keep its clock by NTP.',
    examine(exchange) {
      const value = header(exchange, 'date');
      const told = Date.parse(value);
      if (Number.isNaN(told)) return missing('date', 'the time of the answer', value);
      return null;
    },
  },
  {
    kind: 'answer',
    id: 'waiting-time-is-told',
    severity: 'warning',
    says: 'A refusal that asks to wait says in `retry-after` for how many seconds, the same as `retryAfterSeconds` in its body.',
    mend: 'Send both with 429, with the seconds that are left.',
    examine(exchange) {
      const { status, body } = exchange.answer;
      if (status !== 429) return undefined;
      const value = header(exchange, 'retry-after');
      const told: unknown = Reflect.get(Object(Reflect.get(Object(body), 'value')), 'retryAfterSeconds');
      const fits = /^\d+$/.test(value) && (told === undefined || Number(value) === told);
      return fits ? null : missing('retry-after', told === undefined ? 'seconds' : String(told), value);
    },
  },
];
