import ts from 'typescript';

/** A use of the device's time zone in the source. */
export interface DeviceZone {
  line: number;
  /** Source of the call, such as `new Date(time).getHours()`. */
  text: string;
}

/** Methods of `Date` that read or write it on the device's clock; those of UTC have other names. */
const LOCAL = new Set([
  ...['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth', 'getYear', 'getTimezoneOffset'],
  ...['setDate', 'setFullYear', 'setHours', 'setMinutes', 'setMonth'],
  ...['toDateString', 'toTimeString', 'toLocaleDateString', 'toLocaleTimeString'],
]);

/**
 * Finds where a file takes the device's time zone: local methods of `Date`, dates made of more than one part, and formats of dates
 * whose options do not name a `timeZone` where the format is made.
 */
export function findDeviceZone(file: string, code: string): DeviceZone[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const zones: DeviceZone[] = [];
  const visit = (node: ts.Node): void => {
    if (takesZone(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      zones.push({ line: line + 1, text: node.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return zones;
}

function takesZone(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return LOCAL.has(node.name.text);
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node))) return false;
  const { expression, arguments: given = [] } = node;
  if (ts.isIdentifier(expression)) return expression.text === 'Date' && given.length > 1;
  return isFormat(expression) && !given.some(namesZone);
}

/** `Intl.DateTimeFormat`, also of the global object. */
function isFormat(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'DateTimeFormat';
}

/** Whether these options have a `timeZone`, which a spread of others may hide from a reader. */
function namesZone(options: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(options)) return false;
  return options.properties.some(({ name }) => name !== undefined && name.getText() === 'timeZone');
}
