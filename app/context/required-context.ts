import { createContext, type Provider, useContext } from 'react';

/**
 * A context that every part below its provider can rely on.
 * @param name of what it hands down, for the error of a part that stands outside
 * @returns the provider, and the hook that reads; the hook throws where no provider stands above
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
