import { HOSTILE_HOST, type HostileAnswer, type Mode, type PlatformAnswer } from '../mode.ts';

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
const HTML = { 'content-type': 'text/html' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Larger than Node's limit for a proxy, smaller than Chromium's for a page. */
const LARGE_HEADER = 'x'.repeat(60_000);

const refusal = (errorCode: string) =>
  JSON.stringify({ success: false, message: `The platform says ${errorCode}.`, errorCode, value: null });

const error =
  (status: number, errorCode: string, headers = {}) =>
  (): HostileAnswer => ({
    status,
    headers: { ...JSON_TYPE, ...headers },
    body: refusal(errorCode),
  });

const paced = (pace: NonNullable<HostileAnswer['pace']>) => (honest: PlatformAnswer) => ({ ...honest, pace });

const withHeaders = (headers: PlatformAnswer['headers']) => (honest: PlatformAnswer) => ({
  ...honest,
  headers: { ...honest.headers, ...headers },
});

const withBody = (change: (body: string) => string | Buffer) => (honest: PlatformAnswer) => ({
  ...honest,
  body: change(String(honest.body)),
});

/** The browser itself follows a redirect, and the page's policy lets it ask no other origin. */
const CROSS_ORIGIN = /Content Security Policy|CORS policy/;

/** Answers that fail before anything in them is read as JSON. */
export const transportModes: readonly Mode[] = [
  { name: 'status 500', answer: error(500, 'internal') },
  { name: 'status 502 with a page', answer: () => ({ status: 502, headers: HTML, body: PAGE }) },
  { name: 'status 503', answer: error(503, 'internal', { 'retry-after': '1' }) },
  { name: 'status 403', answer: error(403, 'forbidden') },
  { name: 'status 404', answer: error(404, 'not_found') },
  { name: 'status 429 with Retry-After', answer: error(429, 'too_many_requests', { 'retry-after': '2' }) },
  { name: 'status 429 with an endless Retry-After', answer: error(429, 'busy', { 'retry-after': '9'.repeat(40) }) },
  {
    name: 'status 401 once',
    answer: (honest, turn) => (turn === 0 ? error(401, 'not_logged_in')() : { ...honest }),
  },
  { name: 'status 401', answer: error(401, 'not_logged_in') },
  { name: 'refusals with status 200', answer: error(200, 'invalid_request') },
  { name: 'empty answers with status 200', answer: withBody(() => '') },
  { name: 'no content', answer: () => ({ status: 204, headers: {}, body: '' }) },
  { name: 'a page with status 200', answer: () => ({ status: 200, headers: HTML, body: PAGE }) },
  { name: 'the wrong content type', answer: withHeaders({ 'content-type': 'text/html' }) },
  { name: 'cut bodies', answer: paced('cut') },
  { name: 'half of the JSON', answer: withBody((body) => body.slice(0, body.length / 2)) },
  { name: 'connections that end', answer: paced('reset') },
  { name: 'hanging answers', answer: paced('hang') },
  { name: 'lost answers', answer: paced('lost') },
  { name: 'dripping answers', answer: paced('drip') },
  { name: 'late answers', answer: paced('late') },
  {
    name: 'redirects to another origin',
    answer: () => ({ status: 302, headers: { location: `https://${HOSTILE_HOST}/stolen` }, body: '' }),
    blocked: CROSS_ORIGIN,
  },
  { name: 'endless redirects', answer: () => ({ status: 302, headers: { location: '#again' }, body: '' }) },
  { name: 'a byte order mark', answer: withBody((body) => `\uFEFF${body}`) },
  { name: 'the wrong charset', answer: withBody((body) => Buffer.from(body, 'utf16le')) },
  {
    name: 'cookies',
    answer: withHeaders({ 'set-cookie': ['token=stolen; Path=/', `lang=${'x'.repeat(3000)}; Path=/`] }),
  },
  { name: 'huge headers', answer: withHeaders({ 'x-large': LARGE_HEADER }) },
  {
    name: 'headers that ask for more',
    answer: withHeaders({ link: `<https://${HOSTILE_HOST}/a.js>; rel=preload; as=script`, refresh: '0; url=/stolen' }),
  },
  { name: 'an order to forget everything', answer: withHeaders({ 'clear-site-data': '"storage"' }) },
];
