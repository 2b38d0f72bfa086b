import { requiredContext } from '#app/context/required-context.ts';
import type { Feature } from '../slots/define-feature.ts';

/** Features linked into this site. @throws outside a `FeaturesProvider`. */
export const [FeaturesProvider, useFeatures] = requiredContext<readonly Feature[]>('Features');
