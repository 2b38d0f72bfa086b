import { isDeepStrictEqual } from 'node:util';
import { minifySync, transformSync } from 'rolldown/utils';

/** Whether two states of a file do the same: comments, types and layout do nothing. */
export function doesTheSame(path, before, after) {
  if (before === undefined || after === undefined) return false;
  if (before === after) return true;
  if (!/\.m?[jt]sx?$/.test(path)) return false;
  const [one, other] = [before, after].map((text) => compiled(path, text));
  return one !== undefined && one === other;
}

function compiled(path, text) {
  const { code, errors } = transformSync(path, text, { sourcemap: false });
  return errors.length > 0
    ? undefined
    : minifySync(path.replace(/tsx?$/, 'js'), code, { mangle: false, compress: false }).code;
}

/** Whether a change of `package.json` or the lockfile changes what runs: scripts and the checks' own tools do not. */
export function changesDependencies(before, after) {
  const relevant = ({
    dependencies,
    devDependencies = {},
    overrides,
    engines,
    imports,
    bin,
    files,
    peerDependencies,
  }) => ({
    ...{ dependencies, overrides, engines, imports, bin, files, peerDependencies },
    tools: Object.entries(devDependencies).filter(([name]) => !CHECKS.test(name)),
  });
  return !isDeepStrictEqual(relevant(JSON.parse(before)), relevant(JSON.parse(after)));
}

const CHECKS =
  /^(@types\/|@biomejs\/|@redocly\/|knip$|dependency-cruiser$|lighthouse$|typescript|json-schema-to|openapi-typescript)/;

/** Operations of the contract that differ, or refer to a schema that does, as the names of their files. */
export function changedCalls(before, after) {
  const [old, now] = [before, after].map((text) => JSON.parse(text));
  const schemas = new Set(changedKeys(old.components.schemas, now.components.schemas));
  const refers = (value) =>
    [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  for (let size = -1; size !== schemas.size; ) {
    size = schemas.size;
    for (const [name, value] of Object.entries(now.components.schemas))
      if (refers(value).some((one) => schemas.has(one))) schemas.add(name);
  }
  const operations = Object.entries(now.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ operation, before: old.paths[path]?.[method] })),
  );
  return operations
    .filter(
      ({ operation, before: was }) =>
        !isDeepStrictEqual(operation, was) || refers(operation).some((one) => schemas.has(one)),
    )
    .flatMap(({ operation }) => (operation.operationId ? [kebab(operation.operationId)] : []));
}

function changedKeys(old, now) {
  return Object.keys({ ...old, ...now }).filter((key) => !isDeepStrictEqual(old[key], now[key]));
}

function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
