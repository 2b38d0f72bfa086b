import ts from 'typescript';

/** A query or mutation key in the source. */
export interface QueryKey {
  line: number;
  /** The literal that it starts with; undefined when it extends another key or is wrong. */
  name?: string;
  /** Why it breaks decision 0029. */
  fault?: string;
}

const KEY_PROPERTIES = new Set(['queryKey', 'mutationKey']);

/** Methods of the query client whose first argument is a key. */
const KEY_METHODS = new Set(['getQueryData', 'getQueryState', 'setQueryData']);

const KEY_NAME = /^[a-z]\w*Key$/;
const KEBAB_CASE = /^[a-z]+(-[a-z]+)*$/;

/** The keys of a file, but not the places that pass another key on. */
export function findQueryKeys(file: string, code: string): QueryKey[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const keys: QueryKey[] = [];
  const visit = (node: ts.Node): void => {
    const key = keyIn(node);
    const what = key && judge(key);
    if (what) keys.push({ line: source.getLineAndCharacterOfPosition(key.getStart(source)).line + 1, ...what });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

/** The key that a node names, passes or defines. */
function keyIn(node: ts.Node): ts.Expression | undefined {
  const key = propertyKey(node) ?? firstArgument(node) ?? definedKey(node);
  return key && bare(key);
}

function propertyKey(node: ts.Node): ts.Expression | undefined {
  return ts.isPropertyAssignment(node) && KEY_PROPERTIES.has(node.name.getText()) ? node.initializer : undefined;
}

function firstArgument(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return KEY_METHODS.has(node.expression.name.text) ? node.arguments[0] : undefined;
}

/** The array that a variable or a function called `xKey` stands for. */
function definedKey(node: ts.Node): ts.Expression | undefined {
  const [name, key] = ts.isVariableDeclaration(node)
    ? [node.name, node.initializer]
    : ts.isReturnStatement(node)
      ? [ts.findAncestor(node, ts.isFunctionDeclaration)?.name, node.expression]
      : [];
  return name && key && KEY_NAME.test(name.getText()) && ts.isArrayLiteralExpression(bare(key)) ? key : undefined;
}

/** Strips `as const` and parentheses. */
function bare(expression: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

function judge(key: ts.Expression): Omit<QueryKey, 'line'> | undefined {
  const first = ts.isArrayLiteralExpression(key) ? key.elements[0] : key;
  if (first && ts.isStringLiteral(first)) {
    return KEBAB_CASE.test(first.text) ? { name: first.text } : { fault: `${first.text} is not in kebab case` };
  }
  const whole = ts.isArrayLiteralExpression(key) ? first && ts.isSpreadElement(first) && first.expression : key;
  if (whole && isReference(whole)) return undefined;
  return { fault: `${key.getText()} starts neither with its name nor with another key` };
}

/** `gamesKey`, `pointsKey(id)` or `points.balance.queryKey`. */
function isReference(key: ts.Expression): boolean {
  if (ts.isCallExpression(key)) return isReference(key.expression);
  const name = ts.isPropertyAccessExpression(key) ? key.name : key;
  return ts.isIdentifier(name) && KEY_NAME.test(name.text);
}
