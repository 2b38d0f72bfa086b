import path from 'node:path';
import type ts from 'typescript';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';

type TypeScript = typeof ts;

interface AdapterText {
  /** The package's root. */
  readonly root: string;
  readonly file: string;
  readonly text: string;
}

/** What operators import types from. */
const TYPES = 'brandgen/adapter';
const SHAPE = `export const adapter: PlatformAdapter = {…}, with the type of ${TYPES}`;
const DOCUMENT = 'Read docs/platform/adapter.md.';

/** More would only follow from these. */
const MOST = 20;

/** What is wrong with an adapter's code. */
export function adapterFaults(typescript: TypeScript, adapter: AdapterText): Problem[] {
  const program = programOf(typescript, adapter);
  const source = program.getSourceFile(adapter.file);
  if (!source) throw new Error(`TypeScript did not read ${adapter.file}.`);
  const [syntax] = program.getSyntacticDiagnostics(source);
  // Whatever else is said of code that cannot be read follows from the first fault.
  if (syntax) return [problemOf(typescript, source, 'adapter-syntax', syntax)];
  const statements = codeImports(typescript, source);
  const types = program
    .getSemanticDiagnostics(source)
    .filter(({ start = 0 }) => !statements.some((statement) => statement.pos <= start && start < statement.end))
    .map((diagnostic) => problemOf(typescript, source, 'adapter-types', diagnostic));
  const imports = statements.map((statement) => importProblem(source, statement));
  return [...imports, ...types, ...lackingExport(typescript, program, source)].slice(0, MOST);
}

function problemOf(
  typescript: TypeScript,
  source: ts.SourceFile,
  rule: 'adapter-syntax' | 'adapter-types',
  { start = 0, messageText }: ts.Diagnostic,
): Problem {
  const lines = typescript.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  // Between the first line, which tells whole types, and the last stand the names of the fields.
  const names = lines.slice(1, -1).filter((line) => /^ *(The types|Types) of /.test(line));
  const said = [...names, ...lines.slice(-1)].map((line) => line.trim()).join(' ');
  return problemInFile(source.fileName, faultOf(rule, said), placeOf(source, start));
}

function faultOf(rule: string, said: string): Finding {
  const isSyntax = rule === 'adapter-syntax';
  return {
    rule,
    message: isSyntax ? 'This is not TypeScript.' : 'This does not fit its types.',
    expected: isSyntax ? 'code that TypeScript can read' : 'code that TypeScript accepts in its strict mode',
    received: `TypeScript’s message: ${said}`,
    fix: isSyntax ? 'Correct the code.' : `Correct the code. ${DOCUMENT}`,
  };
}

function programOf(typescript: TypeScript, { root, file, text }: AdapterText): ts.Program {
  const { ScriptTarget, ModuleKind, ModuleResolutionKind } = typescript;
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...{ target: ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
    ...{ module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
    paths: { [TYPES]: [path.join(root, 'schemas/adapter/platform-adapter.ts')] },
  };
  const host = typescript.createCompilerHost(options);
  const plain = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...more) =>
    path.resolve(name) === file ? typescript.createSourceFile(name, text, target, true) : plain(name, target, ...more);
  return typescript.createProgram([file], options, host);
}

/** Imports other than of types. The adapter is one file, and its packages would be in every page. */
function codeImports(typescript: TypeScript, source: ts.SourceFile): ts.Statement[] {
  return source.statements.filter((statement) => {
    if (typescript.isImportDeclaration(statement)) return !statement.importClause?.isTypeOnly;
    return (
      typescript.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined && !statement.isTypeOnly
    );
  });
}

function importProblem(source: ts.SourceFile, statement: ts.Statement): Problem {
  const finding = {
    rule: 'adapter-import',
    message: 'An adapter cannot import code.',
    expected: "types alone, as in import type { PlatformAdapter } from 'brandgen/adapter'",
    received: statement.getText(source).split('\n')[0] ?? '',
    fix: 'Write import type, or move the code into this file.',
  };
  return problemInFile(source.fileName, finding, placeOf(source, statement.getStart(source)));
}

function lackingExport(typescript: TypeScript, program: ts.Program, source: ts.SourceFile): Problem[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === 'adapter');
  const declared = exported?.valueDeclaration;
  if (!declared) return [problemInFile(source.fileName, noExport('nothing of this name'))];
  const name = checker.typeToString(checker.getTypeOfSymbol(exported));
  // Only the declared type lets the compiler look for names that the contract does not have.
  if (name === 'PlatformAdapter' || satisfiesType(typescript, declared)) return [];
  return [
    problemInFile(source.fileName, noExport('one without this type'), placeOf(source, declared.getStart(source))),
  ];
}

function satisfiesType(typescript: TypeScript, declared: ts.Declaration): boolean {
  const value = typescript.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return value !== undefined && typescript.isSatisfiesExpression(value) && value.type.getText() === 'PlatformAdapter';
}

function noExport(received: string): Finding {
  const message = 'The adapter has to be exported with its type.';
  return { rule: 'adapter-export', message, expected: SHAPE, received, fix: DOCUMENT };
}

function placeOf(source: ts.SourceFile, start: number): { line: number; column: number } {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { line: line + 1, column: character + 1 };
}
