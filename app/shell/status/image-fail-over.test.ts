// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failOverImages } from './image-fail-over.ts';

const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
let end = () => {};
beforeEach(() => {
  end = failOverImages(document, hosts);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function picture(src: string) {
  const image = document.createElement('img');
  const failed = vi.fn();
  image.addEventListener('error', failed);
  image.src = src;
  document.body.append(image);
  return { image, failed, fail: () => image.dispatchEvent(new Event('error')) };
}

// @proves 9.16
it('tries each host once, after the one that failed, and then reports the error', () => {
  const { image, failed, fail } = picture('https://b.example/img/1.svg?shape=wide');
  fail();
  expect(image.src).toBe('https://c.example/img/1.svg?shape=wide');
  fail();
  expect(image.src).toBe('https://a.example/img/1.svg?shape=wide');
  expect(failed).not.toHaveBeenCalled();
  fail();
  expect(failed).toHaveBeenCalledOnce();
  expect(image.src).toBe('https://a.example/img/1.svg?shape=wide');
});

it('switches every density of a picture to the next host', () => {
  const { image, fail } = picture('https://a.example/img/1.webp');
  image.srcset = 'https://a.example/img/1.webp?density=1, https://a.example/img/1.webp 2x';
  fail();
  expect(image.srcset).toBe('https://b.example/img/1.webp?density=1, https://b.example/img/1.webp 2x');
  expect(image.src).toBe('https://b.example/img/1.webp');
});

it('ignores pictures from other hosts', () => {
  const { image, failed, fail } = picture('https://a.example.evil.example/1.svg');
  fail();
  expect(failed).toHaveBeenCalledOnce();
  expect(image.src).toBe('https://a.example.evil.example/1.svg');
});
