/** What the project's files are made of, and what they import: for the tests that hold the house's plan. Few need it; to load the parser takes long. */
import { builtinModules } from 'node:module';
import ts from 'typescript';
import { textOf } from './source-files.js';

export interface Import {
  /** As written: "../cards/card.js", "zod". */
  readonly from: string;
  readonly typeOnly: boolean;
  /** The file of the project that it leads to, or null for a package. */
  readonly path: string | null;
  /** The package, "node" for what Node brings, or null for a file of the project. */
  readonly package: string | null;
}

/** The program part of a file: all of it, or the scripts of a component. */
export function scriptOf(path: string): ts.SourceFile {
  const text = textOf(path);
  const script = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n')
    : text;
  const how = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  return ts.createSourceFile(path, script, how, true, ts.ScriptKind.TS);
}

const known = new Map<string, readonly Import[]>();

export function importsOf(path: string): readonly Import[] {
  let found = known.get(path);
  if (!found) known.set(path, (found = readImports(path)));
  return found;
}

function readImports(path: string): Import[] {
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(describe(path, specifier.text, typeOnly));
  };
  walk(scriptOf(path), (node) => {
    if (ts.isImportDeclaration(node)) {
      note(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0], false);
    }
  });
  return found;
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

function describe(file: string, from: string, typeOnly: boolean): Import {
  if (from.startsWith('.')) {
    const path = new URL(from, `file:///${file}`).pathname.slice(1).replace(/\.js$/, '.ts');
    return { from, typeOnly, path, package: null };
  }
  const [scope = '', name = ''] = from.split('/');
  const isNode = from.startsWith('node:') || builtinModules.includes(scope);
  return {
    from,
    typeOnly,
    path: null,
    package: isNode ? 'node' : scope.startsWith('@') ? `${scope}/${name}` : scope,
  };
}
