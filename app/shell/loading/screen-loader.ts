import type { ComponentType } from 'react';
import type { Language } from '../../language/create-language.ts';
import type { Screen } from '../slots/screen.ts';

export type ScreenState<Props> =
  | { status: 'ready'; component: ComponentType<Props> }
  | { status: 'loading'; promise: Promise<ComponentType<Props>> };

/** Loads screens with the words of their feature, each once; a failed load is forgotten, so that it can be tried again. */
export interface ScreenLoader {
  load<Props>(screen: Screen<Props>): Promise<ComponentType<Props>>;
  state<Props>(screen: Screen<Props>): ScreenState<Props>;
}

export function createScreenLoader(language: Pick<Language, 'ensure'>): ScreenLoader {
  const states = new WeakMap<object, unknown>();

  function start<Props>(screen: Screen<Props>): ScreenState<Props> {
    const promise = Promise.all([screen.load(), language.ensure(screen.namespace)]).then(([component]) => {
      states.set(screen.load, { status: 'ready', component } satisfies ScreenState<Props>);
      return component;
    });
    promise.catch(() => states.delete(screen.load));
    const state: ScreenState<Props> = { status: 'loading', promise };
    states.set(screen.load, state);
    return state;
  }

  function state<Props>(screen: Screen<Props>): ScreenState<Props> {
    // Only `start` writes to the map, under the loader of the very component whose props these are.
    const known = states.get(screen.load) as ScreenState<Props> | undefined;
    return known ?? start(screen);
  }

  return {
    state,
    async load(screen) {
      const known = state(screen);
      return known.status === 'ready' ? known.component : known.promise;
    },
  };
}
