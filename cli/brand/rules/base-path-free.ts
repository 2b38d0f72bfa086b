import { plainValue } from '#cli/problems/plain-text.ts';
import { PLATFORM_PATHS } from '../shared/platform-paths.ts';
import { defineRule } from './rule.ts';

/** The platform's calls use fixed paths of the site's origin. A site below one of them would never get a request. */
export const basePathFree = defineRule(['site.basePath'], ({ config, layers }) => {
  const { basePath } = config.site;
  const taken = PLATFORM_PATHS.find((path) => basePath.startsWith(`${path}/`));
  if (taken === undefined) return [];
  const finding = {
    rule: 'base-path-taken',
    message: `Addresses below ${taken}/ belong to the platform.`,
    expected: `a path outside ${PLATFORM_PATHS.map((path) => `${path}/`).join(', ')}`,
    received: plainValue(basePath),
    fix: 'Use another path, such as "/play/".',
  };
  return [layers.problem(['site', 'basePath'], finding)];
});
