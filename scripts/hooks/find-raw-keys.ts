import ts from 'typescript';

/** Properties that only `pressedKey` may read: what they say of an input method differs by engine. */
const RAW = new Set(['isComposing', 'keyCode', 'which']);

/**
 * Lines that read the key of a keyboard event, or whether an input method composes, other than by `pressedKey`. An event is
 * what a parameter of the type `KeyboardEvent` names, or a name `event` in a file that has such a type.
 */
export function findRawKeys(file: string, code: string): number[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = new Set<number>();
  const report = (node: ts.Node) => lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  const events = namesOfEvents(source);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isRaw(node, events)) report(node);
    if (ts.isObjectBindingPattern(node) && takesFromEvent(node, events)) report(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...lines];
}

function namesOfEvents(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && isKeyboardEvent(node.type)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (source.text.includes('KeyboardEvent')) names.add('event');
  return names;
}

function isKeyboardEvent(type: ts.TypeNode | undefined): boolean {
  return type !== undefined && /\bKeyboardEvent\b/.test(type.getText());
}

function isRaw({ name, expression }: ts.PropertyAccessExpression, events: ReadonlySet<string>): boolean {
  if (RAW.has(name.text)) return true;
  return name.text === 'key' && ts.isIdentifier(expression) && events.has(expression.text);
}

/** `({ key }: KeyboardEvent) =>` and `const { key } = event`. */
function takesFromEvent(pattern: ts.ObjectBindingPattern, events: ReadonlySet<string>): boolean {
  const { parent } = pattern;
  const taken = pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  if (taken.some((name) => RAW.has(name))) return true;
  const isFromEvent = ts.isParameter(parent)
    ? isKeyboardEvent(parent.type)
    : ts.isVariableDeclaration(parent) &&
      parent.initializer !== undefined &&
      ts.isIdentifier(parent.initializer) &&
      events.has(parent.initializer.text);
  return isFromEvent && taken.includes('key');
}
