import { randomInt } from 'node:crypto';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import words from './captcha-words.json' with { type: 'json' };

const all: Readonly<Record<string, (typeof words)['en']>> = words;

/** A sum in words, so that it can be heard, and its answer in figures. */
export function captchaQuestion({ languages }: SandboxBrand, code: string) {
  const tag = languages.offered.find((language) => language.code === code)?.tag ?? 'en';
  const { question, numbers } = all[tag] ?? words.en;
  const [a, b] = [randomInt(numbers.length), randomInt(numbers.length)];
  const text = question.replace('{{a}}', numbers[a] ?? '').replace('{{b}}', numbers[b] ?? '');
  return { text, answer: String(a + 1 + b + 1) };
}
