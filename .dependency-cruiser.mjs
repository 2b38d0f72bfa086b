import { readdirSync } from 'node:fs';
import { APP, LAYERS_OF } from './scripts/house/layers.mjs';
import { FLOORS } from './scripts/house/sandbox-layers.mjs';

/** Folders are read, not listed here, so that a feature that does not exist yet is guarded too. */
const features = readdirSync('app/features');

const between = (from, to, name, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** In `app`, an arrow points only downwards. */
const layerRules = APP.flatMap((layer, index) => {
  const above = APP.slice(0, index);
  if (above.length === 0) return [];
  return [
    between(
      `^app/${layer}/`,
      `^app/(${above.join('|')})/`,
      `app-${layer}-is-below`,
      `app/${layer} serves what stands above it and must not know it. Pass what it needs in, or move the shared part down.`,
    ),
  ];
});

/** Within a zone, an arrow between folders points only downwards in its table. A test may need what stands above. */
const folderRules = Object.entries(LAYERS_OF).flatMap(([zone, folders]) =>
  folders.slice(1).map((folder, index) => ({
    name: `${zone.replaceAll('/', '-')}-${folder}-is-below`,
    comment: `${zone}/${folder} serves the folders above it in scripts/house/layers.mjs and must not know them. Move what it needs down to a folder that both may import, or let ${zone === 'sandbox' ? 'the upper domain say in its domain.ts what it guards and hears' : 'the caller pass it in'}.`,
    severity: 'error',
    from: { path: `^${zone}/${folder}(/|$)`, pathNot: '[.](test|fixture)[.]tsx?$|/testing/' },
    to: { path: `^${zone}/(${folders.slice(0, index + 1).join('|')})(/|$)` },
  })),
);

const featureRules = features.map((feature) =>
  between(
    `^app/features/${feature}/`,
    `^app/features/(?!${feature}/)`,
    `feature-${feature}-stands-alone`,
    'A feature never imports a feature: a brand may have the one without the other. Meet in a slot of the shell, or move the shared part to the kit, the platform or the session.',
  ),
);

export default {
  forbidden: [
    between(
      '^app/',
      '^(cli|sandbox|tests|scripts|brands)/',
      'app-stands-alone',
      'The site meets the generator and the platform in schemas/ and in files only.',
    ),
    between(
      '^cli/',
      '^(app|sandbox|tests|scripts|brands)/',
      'cli-stands-alone',
      'The generator reads the site as files and starts the sandbox as a process; it imports neither.',
    ),
    between(
      '^sandbox/',
      '^(app|cli|tests|scripts|brands)/',
      'sandbox-stands-alone',
      'The sandbox knows the contract in schemas/ and nothing of the site or the generator.',
    ),
    {
      name: 'console-control-and-seed-name-no-domain',
      comment:
        'The console, the control API and the seed call the domains that there are, by the hooks, and name none. Let the domain say in its domain.ts what it shows, sets or seeds.',
      severity: 'error',
      from: { path: '^sandbox/(console|control|seed)/', pathNot: '[.]test[.]ts$' },
      to: { path: `^sandbox/(${[...FLOORS.domains, ...FLOORS.people].join('|')})/` },
    },
    between(
      '^sandbox/(?!generated/)',
      '^sandbox/[^/]+/operations/',
      'operations-are-called-by-the-contract',
      'A handler answers its operation and serves nobody else. Move what others need to a file of the domain beside operations/.',
    ),
    between(
      '^(themes|schemas|locales)/',
      '^(app|cli|sandbox|tests|scripts|brands)/',
      'data-imports-nothing',
      'Schemas, themes and locales are data that the others read.',
    ),
    between(
      '^(app|cli|sandbox|themes|schemas|scripts)/',
      '^tests/',
      'nothing-imports-tests',
      'Tests may import all; nothing imports tests.',
    ),
    between(
      '^app/(?!features/)',
      '^app/features/',
      'shell-knows-no-feature',
      'The only list of features is the one that the generator links for a brand. Add a slot in app/shell/slots/slots.ts instead.',
    ),
    between(
      '^app/',
      '^themes/(?!contract\\.css\\.ts$)',
      'themes-through-the-contract',
      'A component sees the contract only; values come from the brand when it is built.',
    ),
    between(
      '^app/(?!kit-page/)',
      '^app/kit-page/',
      'kit-page-is-no-part-of-a-site',
      'The kit page is for developers. What a site needs of it belongs in app/kit.',
    ),
    between(
      '^app/kit-page/',
      '^app/(features|shell)/',
      'kit-page-shows-the-kit',
      'A part that is worth a place on the kit page is worth one in app/kit: move it there.',
    ),
    {
      name: 'one-router-module',
      comment: 'Import from app/shell/router/router.ts, so that the site can change its router in one place.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: '^app/shell/router/(router\\.ts|link\\.tsx|link-address\\.ts|rewrite-links\\.tsx)$',
      },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that import each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...featureRules,
    ...layerRules,
    ...folderRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '(^|/)\\.brandgen/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
