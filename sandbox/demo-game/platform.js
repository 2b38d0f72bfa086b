/** A call that the platform refused (with its status) or that never arrived (status 0). */
export class CallProblem extends Error {
  constructor(status) {
    super(`The platform answered ${status}.`);
    this.status = status;
  }
}

async function call(path, init) {
  const response = await fetch(path, { cache: 'no-store', ...init }).catch(() => undefined);
  if (!response?.ok) throw new CallProblem(response?.status ?? 0);
  return response.json().catch(() => {
    throw new CallProblem(0);
  });
}

/** The game, the currency, and balance, smallest and largest stake in minor units. */
export function readSession(session) {
  return call(`session?session=${encodeURIComponent(session)}`);
}

/** Places a bet of `stake` minor units. A repeated key gets the same outcome and takes no further stake. */
export function placeBet(session, { stake, idempotencyKey }) {
  const body = JSON.stringify({ session, stake, idempotencyKey });
  return call('bet', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Sends the balance to the surrounding site; without effect in a separate tab. */
export function sendBalance(balance) {
  if (window.parent === window) return;
  window.parent.postMessage({ type: 'brandgen:balance', balance }, window.location.ancestorOrigins?.[0] ?? '*');
}
