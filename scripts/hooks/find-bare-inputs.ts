import ts from 'typescript';

/** Attributes that a keyboard or a password manager needs of a field. */
const NEEDED = ['autoComplete', 'enterKeyHint'];
const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'range', 'hidden', 'file']);

/** Fields for text, by line, that leave it to the browser what may be filled in or what Enter is called. */
export function findBareInputs(file: string, code: string): { line: number; missing: string[] }[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const inputs: { line: number; missing: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    const missing = ts.isJsxOpeningLikeElement(node) ? missingOf(node) : [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (missing.length > 0) inputs.push({ line: line + 1, missing });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return inputs;
}

function missingOf({ tagName, attributes }: ts.JsxOpeningLikeElement): string[] {
  if (!['input', 'textarea'].includes(tagName.getText())) return [];
  const given = new Map(
    attributes.properties
      .filter(ts.isJsxAttribute)
      .map(({ name, initializer }) => [
        name.getText(),
        initializer && ts.isStringLiteral(initializer) ? initializer.text : '',
      ]),
  );
  if (WITHOUT_TEXT.has(given.get('type') ?? '') || given.has('readOnly')) return [];
  return NEEDED.filter((name) => !given.has(name));
}
