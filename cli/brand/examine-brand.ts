import { isDictionary } from '#cli/json/guards.ts';
import { checkBrand } from '#schemas/generated/config/brand.js';
import type { Problem } from '../problems/problem.ts';
import { examineAsset } from './artwork/examine-asset.ts';
import type { ExaminedDrawing } from './artwork/examine-drawing.ts';
import { type Catalogue, namespacesOf } from './catalogue/catalogue.ts';
import type { BrandLayers } from './layers/brand-layers.ts';
import { readOwnWords } from './layers/own-words.ts';
import type { Candidate } from './resolve/candidate.ts';
import { resolveBrand } from './resolve/resolve-brand.ts';
import type { ResolvedBrand, ResolvedEnvironment } from './resolved-brand.ts';
import { brandRules, brandWarnings, draftRules, incompleteRules } from './rules/rules.ts';
import { type PlacedFinding, schemaFindings } from './schema/schema-findings.ts';
import { soundParts } from './schema/sound-parts.ts';
import { oncePerKey } from './shared/once.ts';
import { stillNeeded } from './shared/still-needed.ts';

export interface ExaminedBrand {
  /** Null for a template, and for a brand with problems. */
  readonly brand: ResolvedBrand | null;
  readonly problems: readonly Problem[];
  /** Empty if the brand has problems. */
  readonly warnings: readonly Problem[];
}

export interface BrandToExamine {
  readonly id: string;
  readonly layers: BrandLayers;
  readonly environment: ResolvedEnvironment;
  readonly catalogue: Catalogue;
  /** Folder names of all brands of the workspace. */
  readonly ids: readonly string[];
  /** Whether languages may lack texts. */
  readonly draft: boolean;
}

/** Validates one brand against its schema and every rule, and resolves it if it has no problems. */
export function examineBrand(request: BrandToExamine): ExaminedBrand {
  const { layers, catalogue } = request;
  const { value } = layers;
  const isTemplate = isDictionary(value) && value['template'] === true;
  const findings = schemaFindings(checkBrand, value);
  const candidate = createCandidate(request, findings);
  // A missing setting may come from a brand that could not be extended, or from one that extends this template.
  const incomplete = isTemplate || !layers.complete;
  const wholeRules = request.draft ? draftRules : brandRules;
  const rules = incomplete ? incompleteRules : wholeRules;
  const problems = [
    ...layers.problems,
    ...findings
      .filter(({ finding }) => !incomplete || finding.rule !== 'missing')
      .map(({ path, finding, part }) =>
        layers.problem(path, stillNeeded(layers.originOf(path).document, path, finding), part),
      ),
    ...rules.flatMap((rule) => rule(candidate)),
  ];
  if (isTemplate || problems.length > 0 || !checkBrand(value)) return { brand: null, problems, warnings: [] };
  const { regulator } = value.legal;
  const isRegulated = regulator === null || catalogue.regulators.get(regulator) !== undefined;
  const usable = isRegulated && catalogue.theme(value.theme.name) !== 'broken';
  const warnings = brandWarnings.flatMap((rule) => rule(candidate));
  return { brand: usable ? resolveBrand(candidate, value) : null, problems, warnings };
}

function createCandidate(
  { id, ids, layers, environment, catalogue }: BrandToExamine,
  findings: readonly PlacedFinding[],
): Candidate {
  const namespaces = namespacesOf(catalogue);
  const assets = new Map<string, ExaminedDrawing>();
  return {
    id,
    value: layers.value,
    environment,
    ids,
    isSound: soundParts(findings),
    layers,
    catalogue,
    ownWords: oncePerKey((code) =>
      readOwnWords(layers, code, {
        namespaces,
        places: (namespace) => catalogue.places(code, namespace),
        forms: catalogue.forms(code),
      }),
    ),
    examine: (setting, name) => {
      const asset = assets.get(setting) ?? examineAsset(layers, setting, name);
      assets.set(setting, asset);
      return asset;
    },
  };
}
