const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** Whether a page of this origin runs on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname);
}

/** Whether a Host header names this machine: a foreign name that resolves to it (DNS rebinding) does not. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackOrigin(`http://${host}`);
}

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}
