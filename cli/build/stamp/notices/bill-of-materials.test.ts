import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

test('a bill of materials names each package as its registry does, and each typeface', () => {
  const works = [
    { name: '@tanstack/react-query', version: '5.108.0', licence: 'MIT', text: 'Copyright' },
    { name: 'react', version: '19.3.1', licence: 'MIT', text: 'Copyright' },
    { name: 'Sora', version: '', licence: 'OFL-1.1', text: 'Copyright' },
  ];
  const query = 'pkg:npm/%40tanstack/react-query@5.108.0';
  const react = 'pkg:npm/react@19.3.1';
  const licensed = (expression: string) => ({ licenses: [{ expression }] });
  expect(JSON.parse(billOfMaterials(works))).toEqual({
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    components: [
      {
        type: 'library',
        'bom-ref': query,
        name: '@tanstack/react-query',
        version: '5.108.0',
        ...licensed('MIT'),
        purl: query,
      },
      { type: 'library', 'bom-ref': react, name: 'react', version: '19.3.1', ...licensed('MIT'), purl: react },
      { type: 'file', 'bom-ref': 'typeface:Sora', name: 'Sora', ...licensed('OFL-1.1') },
    ],
  });
});
