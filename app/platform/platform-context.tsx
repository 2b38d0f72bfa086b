import { createContext, useContext } from 'react';
import type { PlatformClient } from './create-platform.ts';

const PlatformContext = createContext<PlatformClient | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The platform's client. @throws outside a `PlatformProvider`. */
export function usePlatform(): PlatformClient {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it.');
  return platform;
}
