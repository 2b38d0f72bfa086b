import { type BrandShape, readBrands } from './brand-shape.ts';

/** One project per brand, so that its cells share a site. */
export function brandProjects(root: string, testMatch: string) {
  return readBrands(root).map(({ id }: BrandShape) => ({
    name: id,
    testDir: 'tests/matrix',
    testMatch,
    grep: new RegExp(`@${id}\\b`),
    use: { brand: id },
  }));
}
