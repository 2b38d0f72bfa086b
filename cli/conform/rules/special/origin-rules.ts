import type { Exchange } from '#cli/conform/client/exchange.ts';
import { NotPossible } from '#cli/conform/plan/context.ts';
import type { SpecialRule, Trial } from '../rule.ts';
import { holds } from './compare.ts';

const STRANGER = 'https://stranger.conform.invalid';
const EXPOSED = ['date', 'age', 'retry-after'];
const ALLOWED = ['authorization', 'content-type', 'platform'];
const METHODS = ['get', 'post', 'put', 'delete'];

const shared = { kind: 'special', severity: 'error', danger: 'reads', needs: [] } as const;

/** Rules of which sites may call and read (CORS). */
export const ORIGIN_RULES: readonly SpecialRule[] = [
  {
    ...shared,
    id: 'stranger-cannot-read',
    says: 'A page of another site reads nothing: no answer allows its origin.',
    mend: 'Name the brand’s origins in `access-control-allow-origin`, one by one. Never repeat the caller’s origin unseen, and never `*`.',
    uses: ['memberInfo', 'systemStatus'],
    async check(trial) {
      for (const id of ['memberInfo', 'systemStatus']) {
        const { method, path } = trial.operation(id);
        for (const origin of [STRANGER, 'null'])
          notAllowed(
            trial,
            await trial.client.send({ method, path, headers: { origin } }),
            origin,
            `${id} from ${origin}`,
          );
        const headers = { origin: STRANGER, 'access-control-request-method': method };
        const preflight = await trial.client.send({ method: 'OPTIONS', path, headers });
        notAllowed(trial, preflight, STRANGER, `preflight of ${id}`);
      }
    },
  },
  {
    ...shared,
    id: 'own-site-can-read',
    says: 'A site on another origin than the platform’s may read answers, with `date`, `age` and `retry-after`.',
    mend: 'Send `access-control-allow-origin` with the site’s origin, `vary: origin` and `access-control-expose-headers: date, age, retry-after`.',
    uses: ['systemStatus'],
    async check(trial) {
      for (const origin of siteOrigins(trial)) {
        const { method, path } = trial.operation('systemStatus');
        const exchange = await trial.client.send({ method, path, headers: { origin } });
        const allowed = exchange.answer.headers.get('access-control-allow-origin');
        const isAllowed = allowed === origin;
        holds(trial, { subject: origin, exchange }, isAllowed, `access-control-allow-origin: ${origin}`, allowed);
        hasNames(trial, exchange, 'access-control-expose-headers', EXPOSED);
        hasNames(trial, exchange, 'vary', ['origin']);
      }
    },
  },
  {
    ...shared,
    id: 'own-site-can-call',
    says: 'A browser that asks first is allowed every method of the contract, with `authorization`, `content-type` and `platform`.',
    mend: 'Answer OPTIONS with 204 and the lists of allowed methods and headers.',
    uses: ['systemStatus'],
    async check(trial) {
      for (const origin of siteOrigins(trial)) {
        const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': ALLOWED.join(',') };
        const { path } = trial.operation('systemStatus');
        const exchange = await trial.client.send({ method: 'OPTIONS', path, headers: { origin, ...asked } });
        hasNames(trial, exchange, 'access-control-allow-methods', METHODS);
        hasNames(trial, exchange, 'access-control-allow-headers', ALLOWED);
      }
    },
  },
];

function notAllowed(trial: Trial, exchange: Exchange, origin: string, subject: string): void {
  const allowed = exchange.answer.headers.get('access-control-allow-origin');
  const isRefused = allowed !== origin && allowed !== '*';
  holds(trial, { subject, exchange }, isRefused, 'no access-control-allow-origin for it', allowed);
}

function hasNames(trial: Trial, exchange: Exchange, header: string, wanted: readonly string[]): void {
  const value = exchange.answer.headers.get(header) ?? '';
  const named = value.split(',').map((name) => name.trim().toLowerCase());
  const isWhole = wanted.every((name) => named.includes(name));
  holds(trial, { subject: header, exchange }, isWhole, `${header}: ${wanted.join(', ')}`, value);
}

/** @throws NotPossible where sites reach the platform by their own origin */
function siteOrigins({ origins }: Trial): readonly string[] {
  if (origins.length > 0) return origins;
  throw new NotPossible('sites call this platform through their own origin (the brand has no platform.url)');
}
