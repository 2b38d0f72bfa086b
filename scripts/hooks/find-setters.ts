import ts from 'typescript';

/** A setter that is not named after its state. */
export interface Setter {
  line: number;
  name: string;
  expected: string;
}

/** Setters of `useState` that are not called `setX` after their value `x`. */
export function findSetters(file: string, code: string): Setter[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const setters: Setter[] = [];
  const visit = (node: ts.Node): void => {
    const [value, setter] = ts.isVariableDeclaration(node) ? stateOf(node) : [];
    if (value && setter) {
      const expected = `set${value.charAt(0).toUpperCase()}${value.slice(1)}`;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (setter !== expected) setters.push({ line: line + 1, name: setter, expected });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return setters;
}

/** Names of the value and the setter that `useState` returns, as far as they have one. */
function stateOf({ name, initializer }: ts.VariableDeclaration): (string | undefined)[] {
  if (!ts.isArrayBindingPattern(name) || !initializer || !ts.isCallExpression(initializer)) return [];
  if (initializer.expression.getText() !== 'useState') return [];
  return name.elements.map((element) => (ts.isBindingElement(element) ? element.name.getText() : undefined));
}
