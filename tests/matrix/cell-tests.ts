import { expect, test } from '../e2e/site/test.ts';
import type { BrandShape } from './brand-shape.ts';
import { type Cell, pageOf } from './cells.ts';
import { checkCell } from './check-cell.ts';
import { directionFaults } from './checks/direction.ts';
import { foreignTexts } from './checks/foreign-texts.ts';
import { visit } from './visit.ts';

/**
 * Declares a test for each cell. Its tag names the feature that lists the page, which `npm test -- changed` uses.
 * @param mostSteps highest number of tab stops visited on a page; each takes two frames
 */
export function testCells(cells: readonly Cell[], brands: readonly BrandShape[], mostSteps: number): void {
  for (const cell of cells) {
    const { brand, path, window, scheme, language } = cell;
    const { feature, person } = pageOf(cell, brands);
    const workspace = brands.find(({ id }) => id === brand)?.workspace;
    test.describe(brand, () => {
      test.use({ brand, ...(workspace !== undefined && { workspace }) });
      test(`${path} ${window} ${scheme} ${language}`, { tag: `@${feature}` }, async ({ page, running }) => {
        await visit(page, running, { ...cell, person });
        const ofLanguage = [...(await foreignTexts(page, language)), ...(await directionFaults(page))];
        expect([...ofLanguage, ...(await checkCell(page, mostSteps))]).toEqual([]);
      });
    });
  }
}
