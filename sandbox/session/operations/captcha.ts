import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Handler } from '#sandbox/calls/call.ts';
import type { SandboxBrand } from '#sandbox/setup/sandbox-brand.ts';
import { wordsOf } from '#sandbox/words.ts';
import { randomDigits, storeCaptcha } from '../captcha-answers.ts';

/** Rows of three pixels for each digit; the highest bit is the leftmost. */
const GLYPHS: readonly (readonly number[])[] = [
  [0b111, 0b101, 0b101, 0b101, 0b111],
  [0b010, 0b110, 0b010, 0b010, 0b111],
  [0b111, 0b001, 0b111, 0b100, 0b111],
  [0b111, 0b001, 0b011, 0b001, 0b111],
  [0b101, 0b101, 0b111, 0b001, 0b001],
  [0b111, 0b100, 0b111, 0b001, 0b111],
  [0b111, 0b100, 0b111, 0b101, 0b111],
  [0b111, 0b001, 0b010, 0b010, 0b010],
  [0b111, 0b101, 0b111, 0b101, 0b111],
  [0b111, 0b101, 0b111, 0b001, 0b111],
];

const SCALE = 6;
const WIDTH = 120;
const HEIGHT = 44;
const PAPER = 0xf2;
const INK = 0x22;

export const captcha: Handler<'captcha'> = async ({ platform, address, query }) => {
  const { brand, random } = platform;
  if (query.kind === 'question') {
    const { text, answer } = captchaQuestion(brand, query.lang ?? brand.languages.default);
    return { success: true, value: text, captchaId: await storeCaptcha(platform, address, answer) };
  }
  const answer = randomDigits();
  const captchaId = await storeCaptcha(platform, address, answer);
  return { success: true, value: captchaImage(answer, random).toString('base64'), captchaId };
};

/** A sum in words, readable aloud, and its answer in digits. */
function captchaQuestion({ languages }: SandboxBrand, code: string) {
  const isOffered = languages.offered.some((language) => language.code === code);
  const { question, numbers } = wordsOf('session', isOffered ? code : 'EN');
  const [a, b] = [randomInt(numbers.length), randomInt(numbers.length)];
  const text = question.replace('{{a}}', numbers[a] ?? '').replace('{{b}}', numbers[b] ?? '');
  return { text, answer: String(a + 1 + b + 1) };
}

/** A greyscale PNG of the digits, slanted and speckled. `random` returns numbers in [0, 1). */
function captchaImage(answer: string, random: () => number): Buffer {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.alloc(WIDTH, PAPER));
  const slant = (random() - 0.5) * 0.5;
  for (const [index, digit] of [...answer].entries()) {
    const top = 4 + Math.floor(random() * 8);
    draw(rows, GLYPHS[Number(digit)] ?? [], 10 + index * 27, top, slant);
  }
  for (let speck = 0; speck < 90; speck += 1) {
    dot(rows, Math.floor(random() * WIDTH), Math.floor(random() * HEIGHT), 0x99);
  }
  return png(rows);
}

function draw(rows: Buffer[], glyph: readonly number[], left: number, top: number, slant: number): void {
  for (let y = 0; y < glyph.length * SCALE; y += 1) {
    const bits = glyph[Math.floor(y / SCALE)] ?? 0;
    for (let x = 0; x < 3 * SCALE; x += 1) {
      if ((bits >> (2 - Math.floor(x / SCALE))) & 1) dot(rows, left + x + Math.round(y * slant), top + y, INK);
    }
  }
}

function dot(rows: Buffer[], x: number, y: number, shade: number): void {
  const row = rows[y];
  if (row && x >= 0 && x < WIDTH) row[x] = shade;
}

function png(rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const unfiltered = Buffer.concat(rows.flatMap((row) => [Buffer.alloc(1), row]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(unfiltered)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
