// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Feature } from '#app/shell/slots/define-feature.ts';
import brand from '#schemas/brand.schema.json' with { type: 'json' };
import type { FeatureManifest } from '#schemas/generated/feature.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const manifests = import.meta.glob<{ default: FeatureManifest }>('/app/features/*/feature.json', { eager: true });

const ways = Object.values(files).flatMap(({ feature: { name, contributions } }) =>
  (contributions.loginMethods ?? []).flatMap(({ way }) => (way === undefined ? [] : [{ name, way }])),
);

it('has one feature for each way to log in that a brand can list', () => {
  expect(ways.map(({ way }) => way).toSorted()).toEqual(brand.properties.logIn.items.enum.toSorted());
});

it.each(ways)('$name follows the place of $way in the brand’s list, and is linked by it', ({ name, way }) => {
  const manifest = Object.values(manifests).find((file) => file.default.name === name)?.default;
  expect(manifest?.when).toContain(`log-in:${way}`);
});
