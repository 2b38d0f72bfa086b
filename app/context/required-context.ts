import { createContext, type Provider, useContext } from 'react';

/**
 * A context with a value that consumers can rely on.
 * @param name used in the error when the provider is missing
 * @returns the provider, and the hook that reads it; the hook throws outside a provider
 */
export function requiredContext<Value extends object>(name: string): [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = useContext(Context);
    if (!value) throw new Error(`use${name} needs a ${name}Provider above it.`);
    return value;
  };
  return [Context.Provider, useValue];
}
