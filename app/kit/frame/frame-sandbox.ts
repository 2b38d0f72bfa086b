const ALWAYS = ['allow-scripts', 'allow-forms', 'allow-popups'];

/** Origin of all documents without `allow-same-origin`. */
const OPAQUE = 'null';

/**
 * The `sandbox` of a frame, which may run scripts and open links but not navigate this page. A frame on another origin
 * keeps its own storage. On this page's origin it could read the session's token and lift its own sandbox, so it gets
 * an opaque origin there.
 * @param address absolute address of the frame
 * @param more further permissions
 */
export function frameSandbox(address: string, more: readonly `allow-${'pointer-lock' | 'orientation-lock'}`[] = []) {
  const ownOrigin = frameOrigin(address) === OPAQUE ? [] : ['allow-same-origin'];
  return [...ALWAYS, ...ownOrigin, ...more].join(' ');
}

/** The `origin` of messages from a frame with this sandbox: opaque, or that of its address. */
export function frameOrigin(address: string): string {
  // An address that is not absolute, such as `about:blank`, has this page's origin.
  const { origin } = URL.canParse(address) ? new URL(address) : location;
  return origin === location.origin ? OPAQUE : origin;
}
