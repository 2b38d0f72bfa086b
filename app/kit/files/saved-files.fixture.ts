import { vi } from 'vitest';

/** For tests: catches what `saveFile` saves. Remove it with `vi.restoreAllMocks()`. */
export function savedFiles(): File[] {
  const saved: File[] = [];
  let offered = new Blob();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      offered = file;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(new File([offered], this.download, { type: offered.type }));
  });
  return saved;
}

/** An answer of the platform with a file. */
export function csvAnswer(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/csv' } });
}
