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

/** The game, the currency with its digits, and balance, smallest and largest stake in minor units. */
export function readSession(session) {
  return call(`session?session=${encodeURIComponent(session)}`);
}

/** Places a bet of `stake` minor units. A repeated key gets the same outcome and takes no further stake. */
export function placeBet(session, { stake, pick, idempotencyKey }) {
  const body = JSON.stringify({ session, stake, ...(pick && { pick }), idempotencyKey });
  return call('bet', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Whether a site surrounds the game; otherwise it is in a tab of its own. */
export const isFramed = () => window.parent !== window;

function tellSite(message) {
  if (isFramed()) window.parent.postMessage(message, window.location.ancestorOrigins?.[0] ?? '*');
}

/** Tells the surrounding site that a round has begun, so that its balance does not tell the result, or that it is over. */
export function sendRound(round) {
  tellSite({ type: 'brandgen:round', round });
}

/** Sends the balance to the surrounding site. */
export function sendBalance(balance) {
  tellSite({ type: 'brandgen:balance', balance });
}

/** Asks the surrounding site for its deposit page. */
export function askForDeposit() {
  tellSite({ type: 'brandgen:deposit' });
}
