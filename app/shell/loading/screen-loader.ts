import { type ComponentType, createElement, use } from 'react';
import type { Language } from '#app/language/create-language.ts';
import type { Screen } from '../slots/screen.ts';
import { withTimeLimit } from './preload.ts';
import { unlessLeft } from './unless-left.ts';

/** Loads screens with their feature's words, each once. */
export interface ScreenLoader {
  /** Preloads a screen. */
  load<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>>;
  /**
   * The component to render: the screen's own if preloaded, else one that suspends until it loads. After a failure it
   * throws on every render until `forget`; it must not reload by itself.
   */
  component<Props extends object>(screen: Screen<Props>): ComponentType<Props>;
  /** The screen's own component once it is loaded; it starts no load. */
  ready<Props extends object>(screen: Screen<Props>): ComponentType<Props> | undefined;
  /** Makes the next render of a failed screen try again. */
  forget<Props extends object>(screen: Screen<Props>): void;
}

export function createScreenLoader(language: Pick<Language, 'ensure'>): ScreenLoader {
  // Both are keyed by the component's own loader, so reading them back with its props is safe.
  const loads = new WeakMap<object, Promise<unknown>>();
  const shown = new WeakMap<object, unknown>();
  const loaded = new WeakMap<object, unknown>();

  function start<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>> {
    const both = Promise.all([screen.load(), unlessLeft(() => language.ensure(screen.namespace))]);
    // The preload helper's limit covers neither every script of a screen nor its words.
    const promise = withTimeLimit(both, screen.namespace).then(([component]) => {
      loaded.set(screen.load, component);
      if (!shown.has(screen.load)) shown.set(screen.load, component);
      return component;
    });
    loads.set(screen.load, promise);
    promise.catch(() => loads.delete(screen.load));
    return promise;
  }

  function load<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>> {
    const loading = loads.get(screen.load) as Promise<ComponentType<Props>> | undefined;
    return loading ?? start(screen);
  }

  function component<Props extends object>(screen: Screen<Props>): ComponentType<Props> {
    const known = shown.get(screen.load) as ComponentType<Props> | undefined;
    if (known) return known;
    const promise = load(screen);
    // Created once per screen, so its identity is stable.
    const Suspending = (props: Props) => createElement(use(promise), props);
    shown.set(screen.load, Suspending);
    return Suspending;
  }

  function ready<Props extends object>(screen: Screen<Props>): ComponentType<Props> | undefined {
    return loaded.get(screen.load) as ComponentType<Props> | undefined;
  }

  function forget<Props extends object>(screen: Screen<Props>): void {
    shown.delete(screen.load);
  }

  return { load, component, ready, forget };
}
