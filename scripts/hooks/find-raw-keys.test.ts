import { expect, it } from 'vitest';
import { findRawKeys } from './find-raw-keys.ts';

const found = (code: string) => findRawKeys('part.tsx', code);

it.each([
  "const press = (event: KeyboardEvent) => event.key === 'Enter';",
  "const press = (pressed: KeyboardEvent<HTMLElement>) => pressed.key === 'Escape';",
  "const press = ({ key, target }: KeyboardEvent) => key === 'Enter';",
  'const press = (event: KeyboardEvent) => { const { key } = event; return key; };',
  'const press = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing;',
  'const press = ({ isComposing }: Pressed) => isComposing;',
  'const press = (event: Pressed) => event.keyCode === 229;',
])('finds %s', (code) => expect(found(code)).toEqual([1]));

it.each([
  "const press = (event: KeyboardEvent) => pressedKey(event) === 'Enter';",
  'const press = ({ shiftKey, target }: KeyboardEvent) => shiftKey && target;',
  'const listen = (event: StorageEvent) => event.key === name;',
  'const rows = entries.map(({ key }) => key);',
])('lets %s be', (code) => expect(found(code)).toEqual([]));
