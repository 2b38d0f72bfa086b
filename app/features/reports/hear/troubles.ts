/** What the policy has blocked. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** What reports read of the events that the inline script of the page hears. */
export type Trouble = Pick<ErrorEvent, 'error' | 'message'> | Pick<PromiseRejectionEvent, 'reason'> | Violation;

declare global {
  /** Where `cli/templates/reports.js` puts what it hears: a list until the reports take its place. */
  var troubles: { push(trouble: Trouble): unknown } | Trouble[] | undefined;
}

/** Calls back with everything that was heard so far, and from now on. */
export function listenLater(hear: (trouble: Trouble) => void): void {
  const heard = globalThis.troubles;
  globalThis.troubles = { push: hear };
  if (Array.isArray(heard)) for (const trouble of heard) hear(trouble);
}
