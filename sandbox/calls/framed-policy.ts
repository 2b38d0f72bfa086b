import type { FastifyInstance } from 'fastify';

/**
 * Gives every answer of this scope the policy of a page that runs in a frame of the site and loads only its own files. The
 * frame has an opaque origin where the page is on the site's own, and in WebKit nothing is `'self'` there: the page is blank
 * unless the policy names its address too.
 */
export function allowOwnFiles(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ protocol, host }, reply) => {
    const own = `'self' ${protocol}://${host}`;
    reply.header(
      'content-security-policy',
      [
        `default-src ${own}`,
        `style-src ${own}`,
        `img-src ${own} data:`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
      ].join('; '),
    );
    reply.header('referrer-policy', 'no-referrer');
  });
}
