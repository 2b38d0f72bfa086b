// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { testBrand } from '../brand/brand.fixture.ts';
import { showFaces } from './show-faces.ts';

beforeEach(() => document.head.replaceChildren());

const faces = 'assets/scripts-0f3a.css';
const many = { ...testBrand, languages: { ...testBrand.languages, default: 'EN', faces } };
const sheets = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

it('loads them once, for another language than the default one', () => {
  showFaces(many, { code: 'EN' });
  expect(sheets()).toEqual([]);
  showFaces(many, { code: 'HE' });
  showFaces(many, { code: 'TA' });
  expect(sheets()).toEqual([`/${faces}`]);
});

it('loads none where pages have them', () => {
  showFaces(testBrand, { code: 'TY' });
  expect(sheets()).toEqual([]);
});
