import type { OidcProviderName } from '#schemas/generated/platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Local stand-ins for the real providers; each starts on first use. */
export interface IdentityProviders {
  /** Null for a provider that the brand does not offer. */
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
      // The next call tries again.
      found.catch(() => running.delete(name));
      return found.then(({ provider }) => provider);
    },
    async close() {
      await Promise.all([...running.values()].map(async (each) => (await each).stop()));
    },
  };
}
