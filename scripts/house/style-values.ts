import ts from 'typescript';

/** Style properties whose distinct values are counted, by the row of the table that they belong to. */
const ROWS: Record<string, RegExp> = {
  'font sizes': /^fontSize$/,
  gaps: /^(gap|rowGap|columnGap)$/,
  paddings: /^padding/,
  'z-indices': /^zIndex$/,
};

/** Distinct values of each kind in files of styles, as they are written. */
export function countStyleValues(texts: Iterable<string>): Record<string, number> {
  const values = new Map(Object.keys(ROWS).map((row) => [row, new Set<string>()]));
  for (const text of texts) {
    const source = ts.createSourceFile('styles.css.ts', text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
        const name = node.name.text;
        const row = Object.keys(ROWS).find((key) => ROWS[key]?.test(name));
        if (row) values.get(row)?.add(node.initializer.getText(source));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return Object.fromEntries([...values].map(([row, { size }]) => [row, size]));
}
