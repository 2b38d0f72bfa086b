import { type BrandShape, readBrands } from './brand-shape.ts';

/** A project for each brand, so that the cells of a brand share one site. */
export function brandProjects(root: string, testMatch: string) {
  return readBrands(root).map(({ id }: BrandShape) => ({
    name: id,
    testDir: 'tests/matrix',
    testMatch,
    grep: new RegExp(`@${id}\\b`),
    use: { brand: id },
  }));
}
