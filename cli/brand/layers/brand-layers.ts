import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import { mergeDeep } from '#cli/json/merge-deep.ts';
import { withoutNulls } from '#cli/json/without-nulls.ts';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { checkBrand } from '#schemas/generated/config/brand.js';
import { suggest } from '../schema/did-you-mean.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { circularExtends, type ExtendsStep, findCircle } from '../source/circular-extends.ts';
import { type JsonPath, valueAt } from '../source/json-path.ts';
import type { DocumentPart } from '../source/locator.ts';
import type { SourceDocument } from '../source/source-document.ts';
import type { BrandSource, ReadBrand } from './brand-source.ts';
import { spellingProblems, withOneSpelling } from './flag-spelling.ts';

/** A brand.json that could be parsed. */
export interface BrandLayer {
  readonly folder: string;
  readonly document: SourceDocument;
  /** False for a brand of the package, which operators extend but cannot change. */
  readonly isOwn: boolean;
}

/** Whether a layer is a template of the workspace. A problem in it is reported once for all brands that extend it. */
export function isOwnTemplate({ document, isOwn }: BrandLayer): boolean {
  return isOwn && valueAt(document.value, ['template']) === true;
}

/** A brand with the brands that it extends. */
export interface BrandLayers {
  /** The brand itself, then what it extends, and so on. */
  readonly layers: readonly [BrandLayer, ...BrandLayer[]];
  /** All layers merged, including nulls. */
  readonly written: unknown;
  /** All layers merged, without the keys that null removes and without defaults. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** False if something that it extends is missing or unreadable. */
  readonly complete: boolean;
  /** The layer that states a value or the null in its place; the brand itself for a default. */
  originOf(path: JsonPath): BrandLayer;
  /** A problem in the file that states the value, or in the brand's own file if that one belongs to the package. */
  problem(path: JsonPath, finding: Finding, part?: DocumentPart): Problem;
}

/**
 * Layers a brand over those that it extends. Null if the brand's own file is not JSON, which is then its only problem.
 */
export function layerBrand(source: BrandSource, read: ReadBrand, ids: readonly string[]): BrandLayers | null {
  if (!source.document) return null;
  const own: BrandLayer = { folder: source.folder, document: source.document, isOwn: true };
  const above = ancestors(source, read, ids);
  const layers: BrandLayers['layers'] = [own, ...above.layers];
  const originOf = (path: JsonPath) => {
    const stating = layers.find(({ document }) => document.has(path) || isReplaced(document, path));
    return stating?.document.has(path) ? stating : own;
  };
  const written = mergeLayers(layers);
  return {
    layers,
    written,
    value: withoutNulls(written),
    problems: [...source.problems, ...above.problems, ...layers.flatMap(({ document }) => spellingProblems(document))],
    complete: above.complete,
    originOf,
    problem: (path, finding, part) => {
      const origin = originOf(path);
      return (origin.isOwn ? origin : own).document.problem(path, finding, part);
    },
  };
}

/**
 * Whether a document replaces a value around the path by null or a scalar, so that what it extends does not count
 * there.
 */
function isReplaced({ value }: SourceDocument, path: JsonPath): boolean {
  return path.some((_step, length) => {
    const around = length === 0 ? undefined : valueAt(value, path.slice(0, length));
    return around !== undefined && !isDictionary(around);
  });
}

interface Ancestors {
  readonly layers: readonly BrandLayer[];
  readonly problems: readonly Problem[];
  readonly complete: boolean;
}

function ancestors(source: BrandSource, read: ReadBrand, ids: readonly string[]): Ancestors {
  const layers: BrandLayer[] = [];
  const problems: Problem[] = [];
  const trail: ExtendsStep[] = [];
  for (let current: BrandSource | null = source; current?.document; ) {
    const { document } = current;
    trail.push({ id: current.id, document });
    const id = extendedBy(document, trail);
    if (id === null) return { layers, problems, complete: true };
    if (typeof id !== 'string') return { layers, problems: [...problems, ...id], complete: false };
    current = read(id);
    for (const problem of current ? current.problems : [unknownExtends(document, id, ids)]) problems.push(problem);
    if (current?.document) layers.push({ ...current, document: current.document });
  }
  return { layers, problems, complete: false };
}

/**
 * The id that a document extends, null for none, or the problems of an id that cannot be followed. @param trail the
 * documents up to this one
 */
function extendedBy(document: SourceDocument, trail: readonly ExtendsStep[]): string | null | readonly Problem[] {
  const id = isDictionary(document.value) ? (document.value['extends'] ?? null) : null;
  if (id === null) return null;
  const wrong = idFindings(id);
  if (typeof id !== 'string' || wrong.length > 0) return wrong.map((finding) => document.problem(['extends'], finding));
  const circle = findCircle(trail, id);
  return circle.length > 0 ? circularExtends(circle, 'brand') : id;
}

/** Schema findings on an id, checked before it is used as a folder's name. */
function idFindings(id: unknown): Finding[] {
  const findings = schemaFindings(checkBrand, { extends: id });
  return findings.filter(({ path }) => path[0] === 'extends').map(({ finding }) => finding);
}

function unknownExtends(document: SourceDocument, id: string, ids: readonly string[]): Problem {
  const finding = {
    rule: 'extends-unknown',
    message: 'There is no brand or template with this id to extend.',
    expected: 'the folder name of a brand or a template in brands/',
    received: plainValue(id),
    fix: suggest(id, ids, 'Correct the id, or remove "extends".'),
  };
  return document.problem(['extends'], finding);
}

const NOT_INHERITED = ['$schema', 'id', 'extends', 'template'];

function mergeLayers([own, ...above]: BrandLayers['layers']): unknown {
  const inherited = above
    .map(({ document }) => document.value)
    .filter(isDictionary)
    .map(inheritable)
    .reverse();
  const { value } = own.document;
  const layers = [...inherited, isDictionary(value) ? withOneSpelling(value) : value];
  return layers.reduce<unknown>((merged, layer) => mergeDeep(merged, layer), {});
}

function inheritable(brand: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(withOneSpelling(brand)).filter(([key]) => !NOT_INHERITED.includes(key)));
}
