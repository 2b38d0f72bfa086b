/** A violation of the content security policy. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** The parts of events that reports read. The page's inline script collects the events. */
export type Trouble = Pick<ErrorEvent, 'error' | 'message'> | Pick<PromiseRejectionEvent, 'reason'> | Violation;

declare global {
  /** The inline script `cli/templates/reports.js` pushes events here: into an array until the reports replace it. */
  var troubles: { push(trouble: Trouble): unknown } | Trouble[] | undefined;
}

/** Calls `hear` with all events so far and with later ones. */
export function listenLater(hear: (trouble: Trouble) => void): void {
  const heard = globalThis.troubles;
  globalThis.troubles = { push: hear };
  if (Array.isArray(heard)) for (const trouble of heard) hear(trouble);
}
