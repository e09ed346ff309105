/** Finds where code makes a generator and does nothing with it: a call of rule code without `yield*` compiles, and nothing happens. */
import { join } from 'node:path';
import {
  SyntaxKind,
  type Expression,
  type Node,
  type SourceFile,
} from '@typescript/native-preview/unstable/ast';
import * as is from '@typescript/native-preview/unstable/ast/is';
import {
  API,
  SignatureKind,
  TypeFlags,
  type Checker,
  type Type,
} from '@typescript/native-preview/unstable/sync';
import { inProject } from '../src-main/setup/project.mjs';

/** Where code does nothing with what an expression comes to. */
interface Place {
  /** From the project's folder. */
  readonly file: string;
  readonly source: SourceFile;
  readonly expression: Expression;
}

interface Places {
  /** Their values are used by nobody. */
  readonly unused: Place[];
  /** Whether their values are true is all that is asked; a generator always is. */
  readonly tested: Place[];
  /** Functions, of which some are called by who may use what they come to. */
  readonly callbacks: Place[];
}

/**
 * @param folders of the project in which to look
 * @param planted further files by their paths from the project's folder
 * @returns a line for each: "src-main/engine/ask.ts:12: askYes(game, question)"
 */
export function unusedGenerators(
  folders: readonly string[],
  planted: Readonly<Record<string, string>> = {},
): string[] {
  const config = inProject('unused-generators.tsconfig.json');
  const files = new Map([
    [config, JSON.stringify({ extends: './tsconfig.json', include: folders, files: Object.keys(planted) })],
    ...Object.entries(planted).map(([path, text]) => [inProject(path), text] as const),
  ]);
  const api = new API({
    cwd: inProject(),
    fs: { readFile: (path) => files.get(path), fileExists: (path) => (files.has(path) ? true : undefined) },
  });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error('The types cannot be read.');
    const { program, checker } = project;
    const places: Places = { unused: [], tested: [], callbacks: [] };
    for (const path of project.rootFiles.filter((one) => /\.m?ts$/.test(one))) {
      const source = program.getSourceFile(path);
      const file = path.slice(join(inProject(), '/').length);
      if (source) gather(source, source, file, places);
    }
    return generatorsAmong(places, checker).map(lineOf).sort();
  } finally {
    api.close();
  }
}

function lineOf({ file, source, expression }: Place): string {
  const line = source.text.slice(0, expression.end).split('\n').length;
  const text = source.text.slice(expression.pos, expression.end).trim();
  return `${file}:${line}: ${text.replaceAll(/\s+/g, ' ')}`;
}

function gather(node: Node, source: SourceFile, file: string, places: Places): void {
  const unused = (expression: Expression): void => {
    for (const one of callsIn(expression)) places.unused.push({ file, source, expression: one });
  };
  const tested = (expression: Expression): void => {
    if (is.isParenthesizedExpression(expression)) tested(expression.expression);
    else if (is.isBinaryExpression(expression) && isLogical(expression.operatorToken.kind))
      tested(expression.right);
    else places.tested.push({ file, source, expression });
  };
  if (is.isExpressionStatement(node) || is.isVoidExpression(node) || is.isAwaitExpression(node))
    unused(node.expression);
  else if (is.isIfStatement(node) || is.isWhileStatement(node) || is.isDoStatement(node))
    tested(node.expression);
  else if (is.isForStatement(node) && node.condition) tested(node.condition);
  else if (is.isConditionalExpression(node)) tested(node.condition);
  else if (is.isPrefixUnaryExpression(node)) tested(node.operand);
  else if (is.isBinaryExpression(node)) {
    if (isLogical(node.operatorToken.kind)) tested(node.left);
    else if (node.operatorToken.kind === SyntaxKind.CommaToken) unused(node.left);
  } else if (is.isArrowFunction(node) && is.isCallExpression(node.body)) {
    places.callbacks.push({ file, source, expression: node });
  } else if (is.isCallExpression(node)) {
    for (const expression of node.arguments) {
      const isFunction = is.isIdentifier(expression) || is.isFunctionExpression(expression);
      if (isFunction) places.callbacks.push({ file, source, expression });
    }
  }
  node.forEachChild((child) => gather(child, source, file, places));
}

const isLogical = (kind: SyntaxKind): boolean =>
  kind === SyntaxKind.AmpersandAmpersandToken ||
  kind === SyntaxKind.BarBarToken ||
  kind === SyntaxKind.QuestionQuestionToken;

/** The calls of which an expression comes to one. */
function callsIn(expression: Expression): Expression[] {
  if (is.isCallExpression(expression)) return [expression];
  if (is.isConditionalExpression(expression))
    return [...callsIn(expression.whenTrue), ...callsIn(expression.whenFalse)];
  if (is.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    return isLogical(kind) || kind === SyntaxKind.CommaToken ? callsIn(expression.right) : [];
  }
  const isWrapped = is.isParenthesizedExpression(expression) || is.isNonNullExpression(expression);
  return isWrapped ? callsIn(expression.expression) : [];
}

function generatorsAmong({ unused, tested, callbacks }: Places, checker: Checker): Place[] {
  const typesOf = (places: readonly Place[]): readonly (Type | undefined)[] =>
    checker.getTypeAtLocation(places.map(({ expression }) => expression));
  const [ofUnused, ofTested, ofCallbacks] = [unused, tested, callbacks].map(typesOf);
  const isGenerator = remembered(
    (type) => type.isObjectType() && /^(Async)?Generator$/.test(type.getSymbol()?.name ?? ''),
  );
  const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
  const mayBeOne = remembered((type) => partsOf(type).some(isGenerator));
  const isAlwaysOne = remembered((type) => partsOf(type).every(isGenerator));
  const returnsOf = (type: Type | undefined): (Type | undefined)[] =>
    type?.isObjectType()
      ? checker
          .getSignaturesOfType(type, SignatureKind.Call)
          .map((one) => checker.getReturnTypeOfSignature(one))
      : [];
  const makesOne = remembered((type) => returnsOf(type).some(mayBeOne));
  const isUnused = ({ expression }: Place): boolean => {
    const wanted = returnsOf(checker.getContextualType(expression));
    return (
      wanted.length > 0 && wanted.every((one) => one !== undefined && (one.flags & TypeFlags.Void) !== 0)
    );
  };
  return [
    ...unused.filter((_, at) => mayBeOne(ofUnused?.[at])),
    ...tested.filter((_, at) => isAlwaysOne(ofTested?.[at])),
    ...callbacks.filter((place, at) => makesOne(ofCallbacks?.[at]) && isUnused(place)),
  ];
}

/** Asks about each type once: every question goes to the compiler's process. */
function remembered(ask: (type: Type) => boolean): (type: Type | undefined) => boolean {
  const known = new Map<number, boolean>();
  return (type) => {
    if (!type) return false;
    const before = known.get(type.id);
    if (before !== undefined) return before;
    const answer = ask(type);
    known.set(type.id, answer);
    return answer;
  };
}
