import type { Problem } from '#cli/problems/problem.ts';
import { checkBrand } from '#schemas/generated/config/brand.js';
import { type BrandToExamine, type ExaminedBrand, examineBrand } from '../examine-brand.ts';
import { featureNames } from '../resolve/resolve-brand.ts';
import { type ClaimOwners, claimProblems, claimProblemsIn } from '../rules/claims-unique.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import type { BrandViews } from './brand-views.ts';
import { environmentProblems } from './environment-problems.ts';
import { hostsOf } from './hosts-of.ts';
import type { SharedEnvironments } from './shared-environments.ts';

export interface ViewsToExamine extends Omit<BrandToExamine, 'layers' | 'environment'> {
  readonly views: BrandViews;
  readonly shared: SharedEnvironments;
  readonly owners: ClaimOwners;
  /** The environment that the brand is resolved for; undefined for production. */
  readonly environment: string | undefined;
  /** Whether production and all environments are examined, whichever the brand is resolved for. */
  readonly everyEnvironment: boolean;
}

/** Examines a brand as production has it, as one environment has it, or as all do. */
export function examineViews(request: ViewsToExamine): ExaminedBrand {
  const { views, environment, everyEnvironment } = request;
  const isAsked = (name: string) => everyEnvironment || name === environment;
  const names = [...views.environments.keys()].filter(isAsked);
  const needsProduction = everyEnvironment || environment === undefined || !views.environments.has(environment);
  const production = needsProduction ? examineProduction(request) : null;
  const inEach = new Map(names.map((name) => [name, examineEnvironment(request, name)]));
  const all = [...(production ? [production] : []), ...inEach.values()];
  return {
    brand: (environment === undefined ? production : inEach.get(environment))?.brand ?? null,
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

function examineProduction({ views, owners, ...request }: ViewsToExamine): ExaminedBrand {
  const layers = views.production;
  const examined = examineBrand({ ...request, layers, environment: { name: null, ...hostsOfViews(views) } });
  return { ...examined, problems: [...examined.problems, ...claimProblems(request.id, layers, owners)] };
}

function hostsOfViews({ production, environments }: BrandViews) {
  return hostsOf(production.value, new Map([...environments].map(([name, { value }]) => [name, value])));
}

function examineEnvironment(request: ViewsToExamine, name: string): ExaminedBrand {
  const { id, views, owners, shared, catalogue } = request;
  const { production } = views;
  const layers = views.environments.get(name);
  if (!layers) throw new Error(`The brand ${id} has no environment ${name}.`);
  const mistakes = mistakesIn(request);
  // What is wrong there is wrong in the brand that it is merged into too, at the same place.
  if (mistakes.length + shared.problems.length > 0) return { brand: null, problems: mistakes, warnings: [] };
  const examined = examineBrand({
    ...request,
    layers,
    environment: { name, foreign: [], hosts: hostsOfViews(views).hosts },
  });
  const features = checkBrand(production.value) ? featureNames(production.value, catalogue) : null;
  const own = environmentProblems({ name, layers: production, shared, brand: examined.brand, features });
  // Without host names of its own it has those of production.
  const hasDomains = own.every(({ rule }) => rule !== 'environment-domains');
  const claims = hasDomains ? claimProblemsIn(name, id, layers, owners) : [];
  return { ...examined, problems: [...examined.problems, ...own, ...claims] };
}

/** What the schema says against a brand's own environments. */
function mistakesIn({ views: { production } }: ViewsToExamine): Problem[] {
  return schemaFindings(checkBrand, production.value)
    .filter(({ path }) => path[0] === 'environments')
    .map(({ path, finding, part }) => production.problem(path, finding, part));
}
