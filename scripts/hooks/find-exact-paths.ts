/** A path of the site: the current one, or one of the table `paths`. */
const PATH = String.raw`(?:[\w.?]*\bpathname\b|\bpaths\.\w+)(?:\.toLowerCase\(\))?`;
const EXACT = new RegExp(String.raw`${PATH}\s*[!=]==|[!=]==\s*${PATH}|\.(?:includes|indexOf|has)\(${PATH}`);

/** Lines that compare a path exactly, which takes `/login/` and `/Login` for other pages than `/login`. */
export function findExactPaths(code: string): number[] {
  return code.split('\n').flatMap((text, index) => (EXACT.test(text) ? [index + 1] : []));
}
