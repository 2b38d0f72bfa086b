import { expect, test } from '../e2e/site/test.ts';
import type { BrandShape } from './brand-shape.ts';
import { type Cell, pageOf } from './cells.ts';
import { checkCell } from './check-cell.ts';
import { visit } from './visit.ts';

/**
 * Declares a test for each cell. Its tags name the brand, by which a project with that brand's site takes it, and the feature
 * that has the page, by which `npm test -- changed` finds it.
 * @param mostSteps that the keyboard walks on a page; a step lasts two frames
 */
export function testCells(cells: readonly Cell[], brands: readonly BrandShape[], mostSteps: number): void {
  for (const cell of cells) {
    const { brand, path, window, scheme, language } = cell;
    const { feature, person } = pageOf(cell, brands);
    test(`${brand} ${path} ${window} ${scheme} ${language}`, { tag: [`@${brand}`, `@${feature}`] }, async ({
      page,
      running,
    }) => {
      // To look changes nothing that the next cell could see, so that no platform has to be put back.
      await visit(page, running, { ...cell, person });
      expect(await checkCell(page, mostSteps)).toEqual([]);
    });
  }
}
