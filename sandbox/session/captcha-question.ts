import { randomInt } from 'node:crypto';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { wordsOf } from '../words.ts';

/** A sum in words, readable aloud, and its answer in digits. */
export function captchaQuestion({ languages }: SandboxBrand, code: string) {
  const isOffered = languages.offered.some((language) => language.code === code);
  const { question, numbers } = wordsOf('session', isOffered ? code : 'EN');
  const [a, b] = [randomInt(numbers.length), randomInt(numbers.length)];
  const text = question.replace('{{a}}', numbers[a] ?? '').replace('{{b}}', numbers[b] ?? '');
  return { text, answer: String(a + 1 + b + 1) };
}
