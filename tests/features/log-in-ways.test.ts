// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Feature } from '#app/shell/slots/define-feature.ts';
import brand from '#schemas/brand.schema.json' with { type: 'json' };
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { FEATURE_MODULES } from '#schemas/generated/modules.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const manifests = import.meta.glob<{ default: FeatureManifest }>('/app/features/*/feature.json', { eager: true });

const ways = Object.values(files).flatMap(({ feature: { name, contributions } }) =>
  (contributions.loginMethods ?? []).flatMap(({ way }) => (way === undefined ? [] : [{ name, way }])),
);

it('has one feature for each way to log in that a brand can list', () => {
  expect(ways.map(({ way }) => way).toSorted()).toEqual(brand.properties.logIn.items.enum.toSorted());
});

it('lets no way back into an account hang below the registration in the module tree', () => {
  const isWayBack = ({ contributions: { loginMethods = [], forgotMethods = [] } }: Feature) =>
    loginMethods.some(({ way }) => way) || forgotMethods.length > 0;
  const names = Object.values(files).flatMap(({ feature }) => (isWayBack(feature) ? [feature.name] : []));
  expect(names).toContain('forgot-mobile');
  const modules = Object.values(manifests).flatMap(({ default: { name, module } }) =>
    names.includes(name) && module ? [module] : [],
  );
  expect(modules.map((module) => [module, FEATURE_MODULES[module as keyof typeof FEATURE_MODULES]])).toEqual(
    modules.map((module) => [module, 'ACCOUNT']),
  );
});

// @proves 2.49
it.each(ways)('$name follows the place of $way in the brand’s list, and is linked by it', ({ name, way }) => {
  const manifest = Object.values(manifests).find((file) => file.default.name === name)?.default;
  expect(manifest?.when).toContain(`log-in:${way}`);
});
