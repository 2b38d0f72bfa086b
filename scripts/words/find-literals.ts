import ts from 'typescript';

/** A text hard-coded in a component. */
export interface Literal {
  line: number;
  column: number;
  text: string;
}

/** Attributes that a person sees or hears. */
const SAID = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);

const LETTER = /\p{L}/u;

/** Hard-coded texts of a component: between its tags, and in attributes that are shown or read out. */
export function findLiterals(file: string, code: string): Literal[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalOf(node);
    if (text !== undefined && LETTER.test(text)) literals.push({ ...placeOf(source, node), text: text.trim() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

function literalOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined;
  return isSaid(node) ? node.text : undefined;
}

/** Whether a string is a child of an element or the value of a spoken attribute, also through `?:`, `&&` and `??`. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SAID.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isSaid(parent) : true;
  if (ts.isParenthesizedExpression(parent)) return isSaid(parent);
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isSaid(parent);
  return ts.isBinaryExpression(parent) && isChoice(parent) && isSaid(parent);
}

function isChoice({ operatorToken }: ts.BinaryExpression): boolean {
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  return [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken].some((kind) => kind === operatorToken.kind);
}

function placeOf(source: ts.SourceFile, node: ts.Node) {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { line: line + 1, column: character + 1 };
}
