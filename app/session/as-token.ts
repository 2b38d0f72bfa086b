import type { Middleware } from 'openapi-fetch';

/** For a call that speaks for another token than the one of this page. */
export function asToken(token: string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  };
}
