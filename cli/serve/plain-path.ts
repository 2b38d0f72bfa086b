/**
 * The path of a request as nginx compares it: decoded, without empty segments, dot segments and query, with its
 * trailing slash. @returns undefined if nginx would refuse it: malformed, or outside the root
 */
export function plainPath(target: string): string | undefined {
  const [encoded = ''] = target.split('?', 1);
  if (!encoded.startsWith('/') || /%(?![0-9a-f]{2})/i.test(encoded)) return undefined;
  // Decode bytes separately: names of files are ASCII, and bytes that are not UTF-8 match no file.
  const decoded = encoded.replace(/%(..)/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decoded.includes('\0') ? undefined : resolveDots(decoded.split('/').slice(1));
}

function resolveDots(segments: readonly string[]): string | undefined {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..' && kept.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(segment)) kept.push(segment);
  }
  const isFolder = kept.length > 0 && ['', '.', '..'].includes(segments.at(-1) ?? '');
  return `/${kept.join('/')}${isFolder ? '/' : ''}`;
}
