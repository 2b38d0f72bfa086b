import path from 'node:path';
import type { ServerPlan } from '../build/stamp/server/server-plan.ts';

/** A server's answer to an address: a file of the site and the kind of its headers. */
export interface Located {
  file: string;
  kind: 'pages' | 'immutable' | 'other';
}

/** Finds the file for an address according to the plan; undefined if there is none. */
export function locateFile(plan: ServerPlan, address: string): Located | undefined {
  const page = plan.pages[address] ?? plan.pages[address.replace(/\/$/, '')];
  if (page) return { file: page, kind: 'pages' };
  if (!address.startsWith(plan.basePath)) return undefined;
  const file = decode(address.slice(plan.basePath.length));
  if (file === undefined || plan.closed.some((folder) => file.startsWith(folder))) return undefined;
  if (path.posix.extname(file) === '') return { file: plan.fallback, kind: 'pages' };
  const immutable = plan.immutable.some((folder) => file.startsWith(folder));
  return { file, kind: immutable ? 'immutable' : file.endsWith('.html') ? 'pages' : 'other' };
}

/** Undefined for a malformed path or one outside the site's folder. */
function decode(encoded: string): string | undefined {
  try {
    const file = path.posix.normalize(decodeURIComponent(encoded));
    return file.startsWith('..') || file.startsWith('/') || file.includes('\0') ? undefined : file;
  } catch {
    return undefined;
  }
}
