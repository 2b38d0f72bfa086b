import type { SourceOperation } from './read-sources.ts';

/** Error codes by status. */
export type Errors = Record<string, string[]>;

/** Codes of what a session can owe, by the name in `x-open-while-owed`. */
const OWED: readonly [owed: string, codes: readonly string[]][] = [
  ['password', ['password_change_due']],
  ['answer', ['answer_due']],
  ['verification', ['verification_due']],
  ['stop', ['timed_out', 'self_excluded', 'limit_reached', 'log_in_again']],
];
/** Calls that are answered while the site is closed. */
const ALWAYS_OPEN = /^\/wps\/(system\/|relay\/CBS_)/;

/** All errors that a call may answer: its own, which its source names in `x-errors`, and those that follow from what it is. */
export function answeredErrors(path: string, operation: SourceOperation): Errors {
  const all = [...Object.entries(operation['x-errors'] ?? {}), ...impliedErrors(path, operation)];
  const statuses = [...new Set(all.map(([status]) => status))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => [status, [...new Set(all.flatMap(([other, codes]) => (other === status ? codes : [])))]]),
  );
}

function impliedErrors(path: string, operation: SourceOperation): [status: string, codes: string[]][] {
  const { requestBody, security, 'x-open-while-owed': open = [], 'x-origin': origin } = operation;
  const isSecured = security.length > 0;
  const isOfMembers = security.some((way) => 'token' in way);
  const isClosable = !ALWAYS_OPEN.test(path);
  // A platform has those of the specification.
  const mayLack = origin === 'project';
  return [
    ['400', ['invalid_request', ...(operation['x-encrypted-payload'] ? ['unreadable_payload'] : [])]],
    ...when(isSecured, '401', ['not_logged_in']),
    ...when(isOfMembers, '401', ['logged_in_elsewhere']),
    ...when(
      isOfMembers,
      '403',
      OWED.flatMap(([owed, codes]) => (open.includes(owed) ? [] : codes)),
    ),
    ...when(operation['x-modules'] !== undefined, '403', ['not_available']),
    ...when(operation['x-closed-to-trials'] === true, '403', ['trial_account']),
    ...when(isClosable, '403', ['region_restricted']),
    ...when(mayLack, '404', ['unknown_operation']),
    ...when(requestBody !== undefined, '413', ['invalid_request']),
    ...when(requestBody !== undefined, '415', ['invalid_request']),
    ...when(mayLack, '501', ['unknown_operation']),
    ...when(isClosable, '503', ['maintenance']),
    ['503', ['internal']],
  ];
}

function when(applies: boolean, status: string, codes: string[]): [string, string[]][] {
  return applies && codes.length > 0 ? [[status, codes]] : [];
}
