import { type KeyObject, sign, verify } from 'node:crypto';
import { hasShape, isDictionary, isListOf, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { privateKeyOf, publicHalfOf, publicKeyOf } from '#cli/keys/ed25519.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Releaser } from '#schemas/generated/workspace.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';

/** People and teams who may release to a target, with their brands, by name. */
export type Releasers = Readonly<Record<string, Releaser>>;

/** File of a target's own list. */
export const RELEASERS_FILE = 'releasers.json';

const isReleasers = isRecordOf(hasShape<Releaser>({ key: isText, brands: isListOf(isText) }));

type Unsigned = Omit<ReleaseManifest, 'format' | 'signature'>;

/** Parses a target's own list. @throws UsageError if it cannot be read, so that a damaged list permits nothing */
export function readReleasers(text: string, source: string): Releasers {
  try {
    return parseJson(text, isReleasers, source);
  } catch {
    throw new UsageError(
      `${source} says who may release there, but cannot be read. Its administrator has to repair it.`,
    );
  }
}

/** Replaces a manifest's signature, or removes it without a signer. */
export function withSignature(
  { signature: _former, ...manifest }: Omit<ReleaseManifest, 'format'>,
  sign: SignManifest | undefined,
): Omit<ReleaseManifest, 'format'> {
  return { ...manifest, ...(sign && { signature: sign(manifest) }) };
}

export type SignManifest = (manifest: Unsigned) => NonNullable<ReleaseManifest['signature']>;

export interface SigningRequest {
  /** Releasers of the target. */
  readonly releasers: Releasers;
  /** Whether the list is that of `brandgen.json`, for a target that has none yet. */
  readonly isOfWorkspace?: boolean;
  readonly target: string;
  readonly brands: readonly string[];
  /** Environment variable with the key. */
  readonly variable: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Makes the function that signs releases of some brands. @throws UsageError if the key is missing, or may not release
 * one of the brands
 */
export function signerFor(request: SigningRequest): SignManifest {
  const { releasers, target, brands, variable, environment } = request;
  const key = privateKey(variable, environment, target);
  const own = publicHalfOf(key);
  const [name, releaser] = Object.entries(releasers).find(([, { key: publicKey }]) => publicKey === own) ?? [];
  if (name === undefined || !releaser) {
    throw new UsageError(`The key in ${variable} may release nothing to ${target}: ${keysOf(request)}`);
  }
  const foreign = brands.filter((brand) => !covers(releaser, brand));
  if (foreign.length > 0) {
    throw new UsageError(
      `The key of ${name} may release ${releaser.brands.join(', ')} to ${target}, but not ${foreign.join(', ')}.`,
    );
  }
  return (manifest) => ({ by: name, value: sign(null, payload(manifest), key).toString('base64') });
}

function keysOf({ releasers, isOfWorkspace = false }: SigningRequest): string {
  const names = Object.keys(releasers).join(', ');
  return isOfWorkspace
    ? `brandgen.json has the keys of ${names}. Use one of these, or add the public half of yours to \`releasers\` there.`
    : `its ${RELEASERS_FILE} has the keys of ${names}. That list counts, not the one of brandgen.json: use one of these keys, or ask the administrator of the target to add yours.`;
}

/** The person or team whose valid signature a release has and who may release its brand; undefined without one. */
export function signerOf(manifest: Omit<ReleaseManifest, 'format'>, releasers: Releasers): string | undefined {
  const { signature, ...rest } = manifest;
  const releaser = signature && Object.hasOwn(releasers, signature.by) ? releasers[signature.by] : undefined;
  if (!signature || !releaser || !covers(releaser, manifest.brand)) return undefined;
  try {
    return verify(null, payload(rest), publicKeyOf(releaser.key), Buffer.from(signature.value, 'base64'))
      ? signature.by
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a releaser may release a brand. `*` in a pattern matches any characters. */
function covers({ brands }: Releaser, brand: string): boolean {
  const sound = brands.filter((pattern) => /^[a-z0-9*-]+$/.test(pattern));
  return sound.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(brand));
}

function privateKey(variable: string, environment: NodeJS.ProcessEnv, target: string): KeyObject {
  const text = environment[variable] ?? '';
  if (text === '') {
    throw new UsageError(
      `The target ${target} takes signed releases alone. Put your key, as PEM, into ${variable}: in the shell that runs brandgen, or among the secrets of the CI job. No file of the workspace holds it.`,
    );
  }
  const key = privateKeyOf(text);
  if (key) return key;
  throw new UsageError(
    `${variable} holds no Ed25519 key as PEM, such as \`openssl genpkey -algorithm ed25519\` makes.`,
  );
}

/** The signed bytes: the manifest with sorted keys, without its format, which depends on where it is stored. */
function payload({ format: _format, ...manifest }: Partial<ReleaseManifest>): Buffer {
  return Buffer.from(JSON.stringify(inOrder(manifest)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isDictionary(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, inOrder(inner)]));
}
