import type { OidcProviderName } from '#schemas/generated/platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** The providers that stand in for the real ones on this machine; each starts when it is first asked for. */
export interface IdentityProviders {
  /** Null for a company whose accounts the brand does not take. */
  of(name: OidcProviderName): Promise<IdentityProvider> | null;
  close(): Promise<void>;
}

interface Running {
  readonly provider: IdentityProvider;
  stop(): Promise<void>;
}

export function createIdentityProviders(brand: SandboxBrand): IdentityProviders {
  const running = new Map<OidcProviderName, Promise<Running>>();

  const start = async (name: OidcProviderName, clientId: string): Promise<Running> => {
    const { startLocalProvider } = await import('./start-local-provider.ts');
    return startLocalProvider({ name, clientId, basePath: brand.basePath });
  };

  return {
    of(name) {
      const client = brand.logIn.includes(name) ? brand.auth[name] : null;
      if (!client) return null;
      const found = running.get(name) ?? start(name, client.clientId);
      running.set(name, found);
      return found.then(({ provider }) => provider);
    },
    async close() {
      await Promise.all([...running.values()].map(async (each) => (await each).stop()));
    },
  };
}
