import { expect, it } from 'vitest';

interface FeatureFile {
  name: string;
  when: string[];
  needs: string[];
}

const files = import.meta.glob<FeatureFile>('/app/features/*/feature.json', { eager: true, import: 'default' });
const features = Object.values(files);

/** Features that this one links, directly or through others. */
function neededBy(name: string): string[] {
  const needs = features.find((feature) => feature.name === name)?.needs ?? [];
  return [...needs, ...needs.flatMap(neededBy)];
}

const waiting = features.filter(({ when }) => when.includes('option:registration')).map(({ name }) => name);

it.each(waiting)('closes %s with the registration only because it cannot do without it', (name) => {
  expect([name, ...neededBy(name)]).toContain('registration');
});

it('finds features that wait for registration', () => expect(waiting.length).toBeGreaterThan(3));
