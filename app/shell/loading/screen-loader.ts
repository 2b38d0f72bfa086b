import { type ComponentType, createElement, use } from 'react';
import type { Language } from '#app/language/create-language.ts';
import type { Screen } from '../slots/screen.ts';
import { inTime } from './preload.ts';

/** Loads screens with the words of their feature, each once. */
export interface ScreenLoader {
  /** Loads a screen ahead of its being shown. */
  load<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>>;
  /**
   * The component to show: the screen's own when it was loaded ahead, else one that suspends until it is there. One that
   * could not be loaded fails each time that it is rendered, until it is forgotten: it must not load anew by itself.
   */
  component<Props extends object>(screen: Screen<Props>): ComponentType<Props>;
  /** Makes the next rendering of a screen that failed another try. */
  forget<Props extends object>(screen: Screen<Props>): void;
}

export function createScreenLoader(language: Pick<Language, 'ensure'>): ScreenLoader {
  // Both are written under the loader of the very component whose props these are, so they can be read as that again.
  const loads = new WeakMap<object, Promise<unknown>>();
  const shown = new WeakMap<object, unknown>();

  function start<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>> {
    const both = Promise.all([screen.load(), language.ensure(screen.namespace)]);
    // Not each script of a screen is fetched by the helper that has a limit, and its words never are.
    const promise = inTime(both, screen.namespace).then(([component]) => {
      if (!shown.has(screen.load)) shown.set(screen.load, component);
      return component;
    });
    loads.set(screen.load, promise);
    promise.catch(() => loads.delete(screen.load));
    return promise;
  }

  function load<Props extends object>(screen: Screen<Props>): Promise<ComponentType<Props>> {
    const known = loads.get(screen.load) as Promise<ComponentType<Props>> | undefined;
    return known ?? start(screen);
  }

  function component<Props extends object>(screen: Screen<Props>): ComponentType<Props> {
    const known = shown.get(screen.load) as ComponentType<Props> | undefined;
    if (known) return known;
    const promise = load(screen);
    // Made once for a screen and kept, so its identity is stable.
    const Suspending = (props: Props) => createElement(use(promise), props);
    shown.set(screen.load, Suspending);
    return Suspending;
  }

  function forget<Props extends object>(screen: Screen<Props>): void {
    shown.delete(screen.load);
  }

  return { load, component, forget };
}
