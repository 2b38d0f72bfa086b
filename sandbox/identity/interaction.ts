import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import { findPerson, PEOPLE } from './people.ts';

const NAMES: Record<OidcProviderName, string> = { google: 'Google', facebook: 'Facebook' };

/** The step at which the provider asks for the person and their consent: `/interaction/<id>[/<person>|/cancel]`. */
export async function serveInteraction(
  provider: Provider,
  name: OidcProviderName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { uid, params } = await provider.interactionDetails(request, response);
    const choice = request.url?.split('/')[3];
    if (request.method === 'POST' && choice) {
      const result = await resultOf(provider, String(params['client_id']), choice);
      return await provider.interactionFinished(request, response, result);
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(consentPage(name, uid));
  } catch (problem) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(`This sign-in cannot go on: ${String(problem)}\n`);
  }
}

async function resultOf(provider: Provider, clientId: string, choice: string) {
  if (!findPerson(choice)) return { error: 'access_denied', error_description: 'The person declined.' };
  const grant = new provider.Grant({ accountId: choice, clientId });
  grant.addOIDCScope('openid email profile');
  return { login: { accountId: choice }, consent: { grantId: await grant.save() } };
}

/** Asks which person to sign in as. Plain on purpose: it must not be mistaken for the company's own page. */
function consentPage(name: OidcProviderName, uid: string): string {
  const choice = (path: string, label: string, note = '') =>
    `<form method="post" action="/interaction/${uid}/${path}"><button>${label}<small>${note}</small></button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sandbox sign-in in place of ${NAMES[name]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; }
form { margin: 0 0 .75rem; }
button { font: inherit; display: grid; width: 100%; padding: .75rem 1rem; text-align: start; border: 1px solid; border-radius: .75rem; background: none; color: inherit; cursor: pointer; }
small { opacity: .8; }
form:last-of-type button { border-color: transparent; text-align: center; }
</style>
</head>
<body>
<h1>Choose an account</h1>
<p>This page of the sandbox stands in for ${NAMES[name]}. The site will learn the name and the e-mail address.</p>
${PEOPLE.map(({ subject, name: person, email }) => choice(subject, person, email)).join('\n')}
${choice('cancel', 'Cancel')}
</body>
</html>
`;
}
