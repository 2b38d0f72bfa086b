import { useLayoutEffect, useState } from 'react';
import type { KitTheme } from './kit-theme.ts';

/** Settings of the view. All are in the address, so that a view can be shared. */
export interface Settings {
  theme: string;
  scheme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  /** Text size in per cent of the default. */
  text: '100' | '200';
}

interface SettingsState {
  settings: Settings;
  set: (change: Partial<Settings>) => void;
}

/** Reads the settings from the address, and applies every change to the document and the address. */
export function useSettings(themes: readonly KitTheme[]): SettingsState {
  const [settings, setSettings] = useState(() => readSettings(location.search, themes));

  useLayoutEffect(() => {
    apply(settings, themes);
    history.replaceState(null, '', `?${new URLSearchParams({ ...settings })}${location.hash}`);
  }, [settings, themes]);

  return { settings, set: (change) => setSettings({ ...settings, ...change }) };
}

/** Settings from an address; missing or invalid ones get their default. */
export function readSettings(search: string, themes: readonly KitTheme[]): Settings {
  const asked = new URLSearchParams(search);
  const { theme } = themes.find((known) => known.theme.name === asked.get('theme')) ?? themes[0] ?? noTheme();
  const usual = theme.scheme === 'dark' ? 'dark' : 'light';
  const scheme = asked.get('scheme');
  return {
    theme: theme.name,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : usual,
    dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    text: asked.get('text') === '200' ? '200' : '100',
  };
}

function apply({ theme, scheme, dir, text }: Settings, themes: readonly KitTheme[]): void {
  const page = document.documentElement;
  page.dataset['scheme'] = scheme;
  page.dataset['text'] = text;
  page.dir = dir;
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  const css = themes.find((known) => known.theme.name === theme)?.css;
  if (sheet && css && sheet.getAttribute('href') !== css) sheet.href = css;
}

function noTheme(): never {
  throw new Error('There is no theme.');
}
