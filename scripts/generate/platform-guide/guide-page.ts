import type { FeatureManifest } from '#schemas/generated/feature.ts';
import guide from '#schemas/platform/guide.json' with { type: 'json' };
import { table } from '../markdown-table.ts';
import type { CallsByFeature } from './calls-by-feature.ts';
import type { DocumentedCall, Domain } from './documented-calls.ts';

export interface GuideFacts {
  readonly version: string;
  readonly calls: readonly DocumentedCall[];
  readonly features: readonly FeatureManifest[];
  readonly byFeature: CallsByFeature;
}

/** The first page of `docs/platform/`: which calls a platform needs, in the order in which they are best implemented. */
export function guidePage({ version, calls, features, byFeature }: GuideFacts): string {
  const { smallest, smallestFeatures, added } = byFeature;
  const described = (names: ReadonlySet<string>) => calls.filter(({ operationId }) => names.has(operationId));
  const first = described(smallest);
  const adding = features.filter(({ name }) => !smallestFeatures.has(name) && (added.get(name)?.size ?? 0) > 0);
  const listed = new Set(guide.groups.flatMap((group) => group.features));
  const others = adding.filter(({ name }) => !listed.has(name)).map(({ name }) => name);
  const groups = [...guide.groups, { title: 'Others', lead: 'What fits nowhere above.', features: others }];
  const silent = features.filter(({ name }) => !smallestFeatures.has(name) && !adding.some((one) => one.name === name));
  const sections = groups.flatMap((group) => {
    const present = group.features.flatMap((name) => adding.filter((feature) => feature.name === name));
    if (present.length === 0) return [];
    const told = present.map((feature) => featureSection(feature, described(added.get(feature.name) ?? new Set())));
    return [`## ${group.title}`, group.lead, ...told.flat()];
  });
  return [
    '<!-- Generated from schemas/platform/ and app/ by scripts/generate/platform-guide.ts. -->',
    '# Your own platform',
    ...introduction(version, first.length, smallestFeatures.size),
    '## A minimal brand',
    `A site of \`brands/mini\`, without one optional feature, sends these ${first.length} calls. Build them from the top down: each group works with the ones before it.`,
    ...callTables(first),
    ...sections,
    '## Features without calls of their own',
    `These need nothing more: ${silent.map(({ name }) => `\`${name}\``).join(', ')}.`,
  ].join('\n\n');
}

function introduction(version: string, calls: number, features: number): string[] {
  return [
    `A brand’s site is pages in a browser: what they show and change, a platform answers. This is what an operator’s platform has to answer, by contract version ${version}. ` +
      `The smallest site, with its ${features} features, sends ${calls} calls; each further feature adds a few.`,
    [
      '- The contract is `schemas/generated/platform.openapi.json` in the package (OpenAPI 3.1), with every field, limit and error. [What has changed](../contract-changes.md) is listed by version.',
      '- An answer is `{ "success": true, "value": … }`, or `{ "success": false, "errorCode": …, "message": … }` with a status from 400 on. A site shows its own text for each `errorCode` that it knows.',
      '- Amounts are integers of the currency’s smallest unit, beside its ISO 4217 code. Times are milliseconds since 1970, by the platform’s clock; days are the merchant’s.',
      '- A session’s token comes as `authorization: Bearer …`. Every call has the header `platform: WEB`.',
      '- A site ignores fields and enum values that it does not know, so a platform can add to its answers.',
      '- Passwords and personal data are [encrypted before they are sent](encryption.md). What happens while a page is open comes by [live events](live-events.md).',
      '- What no field says, such as which addresses reach a platform, is in [Rules behind the calls](rules.md); which pictures a site loads, in [Pictures](pictures.md).',
      '- Until it answers all of them, a sandbox can take some domains: [A platform that is half done](half-and-half.md).',
      '- What differs only in names and envelopes needs no change of the platform: [A platform that differs in small things](adapter.md).',
    ].join('\n'),
  ];
}

function featureSection(feature: FeatureManifest, calls: readonly DocumentedCall[]): string[] {
  const needs =
    feature.needs.length > 0 ? ` It needs ${feature.needs.map((name) => `\`${name}\``).join(' and ')}.` : '';
  const module = feature.module ? ` Its module is \`${feature.module}\`: while that is off, no site calls these.` : '';
  const sent = `${calls.length === 1 ? 'One call' : `${calls.length} calls`}.`;
  return [`### ${feature.name}`, `${feature.title}. ${sent}${module}${needs}`, callTable(calls)];
}

/** A table for each domain: those that the guide orders, then the contract's order. */
function callTables(calls: readonly DocumentedCall[]): string[] {
  const positionOf = ({ id }: Domain) =>
    guide.minimal.includes(id) ? guide.minimal.indexOf(id) : guide.minimal.length;
  const domains = [...new Set(calls.map(({ domain }) => domain))].sort((a, b) => positionOf(a) - positionOf(b));
  return domains.flatMap((domain) => [
    `### ${domain.title}`,
    callTable(calls.filter((call) => call.domain === domain)),
  ]);
}

function callTable(calls: readonly DocumentedCall[]): string {
  const rows = calls.map(({ name, summary, token, domain, operationId }) => [
    `[\`${name}\`](calls/${domain.id}.md#${operationId.toLowerCase()})`,
    summary,
    token,
  ]);
  return table(['Call', 'What it answers or does', 'Token'], rows);
}
