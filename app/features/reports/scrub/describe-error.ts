import type { ErrorReport } from '#schemas/generated/reports.ts';
import { placeInStack } from './place-in-script.ts';
import { plainMessage } from './plain-message.ts';

/** Error names that are reported: those of the language, of browsers and of the site. Any other becomes `Error`. */
const NAMES: ReadonlySet<string> = new Set(
  `AbortError AggregateError ChunkLoadError DataCloneError DataError EncodingError EvalError HierarchyRequestError
  InvalidAccessError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError OperationError PlatformError QuotaExceededError RangeError ReferenceError SecurityError StylesheetError
  SyntaxError TimeoutError TransactionInactiveError TypeError URIError UnknownError`.split(/\s+/),
);

type Described = Pick<ErrorReport, 'name' | 'message' | 'at'>;

/** Describes a thrown value for a report. @param scripts URL prefix of the site's scripts */
export function describeError(thrown: unknown, scripts: string): Described {
  if (!(thrown instanceof Error))
    return { name: 'Error', message: plainMessage(typeof thrown === 'string' ? thrown : '') };
  const { name, message } = thrown;
  const at = placeInStack(thrown, scripts);
  return {
    name: NAMES.has(name) ? name : 'Error',
    message: plainMessage(String(message)),
    ...(at !== undefined && { at }),
  };
}
