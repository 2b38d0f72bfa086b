import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { LinkSites } from './link-sites.tsx';

export const feature = defineFeature({ module, name }, () => ({ around: [{ component: LinkSites }] }));
