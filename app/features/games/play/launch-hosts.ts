/**
 * The hosts that games are launched from, in this visit's order: the first is asked first, the next where it fails.
 * @param named origins that the platform names
 * @param accepted origins that the brand's configuration names; nothing else is ever framed
 * @param seed of the visit, from 0 to 1
 */
export function launchHosts(named: readonly string[], accepted: readonly string[], seed: number): readonly string[] {
  const known = named.filter((host) => accepted.includes(host));
  return shuffled(known.length > 0 ? [...new Set(known)] : accepted, seed);
}

/** One seed always gives one order, and every order has a seed. */
function shuffled(hosts: readonly string[], seed: number): readonly string[] {
  const left = [...hosts];
  let rest = seed;
  return hosts.flatMap(() => {
    const share = rest * left.length;
    const at = Math.min(Math.floor(share), left.length - 1);
    rest = share - at;
    return left.splice(at, 1);
  });
}
