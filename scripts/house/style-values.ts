import ts from 'typescript';

/** Style properties whose distinct values are counted, by the row of the table that they belong to. */
const ROWS: Record<string, RegExp> = {
  'font sizes': /^fontSize$/,
  gaps: /^(gap|rowGap|columnGap)$/,
  paddings: /^padding/,
  'z-indices': /^zIndex$/,
};

/** Calls that take steps of the theme's scale. */
const STEPS = /^(space|pull)$/;

/** A number with its unit in a text of CSS, such as `12px`. A share is of something that has its value elsewhere. */
const MEASURE = /-?\d*\.?\d+[a-z]+/g;

/**
 * Distinct values of each kind in files of styles: numbers, measures, steps of the scales and layers. A shorthand has several.
 * Constants and theme tokens are not counted.
 */
export function countStyleValues(texts: Iterable<string>): Record<string, number> {
  const values = new Map(Object.keys(ROWS).map((row) => [row, new Set<string>()]));
  for (const text of texts) {
    const source = ts.createSourceFile('styles.css.ts', text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
        const name = node.name.text;
        const row = Object.keys(ROWS).find((key) => ROWS[key]?.test(name));
        if (row) for (const value of valuesIn(node.initializer)) values.get(row)?.add(value);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return Object.fromEntries([...values].map(([row, { size }]) => [row, size]));
}

function valuesIn(node: ts.Expression): string[] {
  const values: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && STEPS.test(inner.expression.getText()))
      values.push(...inner.arguments.map((step) => `step ${step.getText()}`));
    else if (ts.isPropertyAccessExpression(inner) && /^(theme\.type|layer)\./.test(inner.getText()))
      values.push(inner.getText());
    else if (ts.isNumericLiteral(inner)) values.push(`${inner.text}px`);
    else if (ts.isStringLiteral(inner)) values.push(...(inner.text.match(MEASURE) ?? []));
    else ts.forEachChild(inner, visit);
  };
  visit(node);
  return values.filter((value) => !/^(?:step |-)?0(?:px)?$/.test(value));
}
