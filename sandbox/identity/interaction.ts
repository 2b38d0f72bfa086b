import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import { consentPage } from './consent-page.ts';
import { findPerson } from './people.ts';

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
