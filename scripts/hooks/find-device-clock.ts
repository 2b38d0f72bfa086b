import ts from 'typescript';

/** A use of the device's clock in the source. */
export interface DeviceClock {
  line: number;
  /** Source of the call, such as `Date.now()`. */
  text: string;
}

/** Calls of formatters, which take the device's present time when they are given none. */
const FORMATS = new Set(['format', 'formatToParts']);

/** Finds where a file asks the device what time it is: `Date.now`, `Date()`, and dates and formats without a time. */
export function findDeviceClock(file: string, code: string): DeviceClock[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const clocks: DeviceClock[] = [];
  const visit = (node: ts.Node): void => {
    if (asksDevice(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      clocks.push({ line: line + 1, text: node.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return clocks;
}

function asksDevice(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'now' && isDate(node.expression);
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (!ts.isCallExpression(node)) return false;
  const { expression, arguments: given } = node;
  if (isDate(expression)) return true;
  return given.length === 0 && ts.isPropertyAccessExpression(expression) && FORMATS.has(expression.name.text);
}

/** `Date` itself, bare or of the global object. */
function isDate(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'Date' && ts.isIdentifier(node.expression);
  return ts.isIdentifier(node) && node.text === 'Date';
}
