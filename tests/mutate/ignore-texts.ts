import type { InstrumenterOptions } from '@stryker-mutator/instrumenter';

/** What is looked at here of the syntax tree of Babel, whose own types are not installed. */
interface Node {
  readonly type: string;
  readonly name?: string | Node;
  readonly callee?: Node;
  readonly property?: Node;
}

const logs = new Set(['debug', 'info', 'warn', 'error', 'fatal']);

function nameOf(node: Node | undefined): string {
  const named = node?.type === 'MemberExpression' ? node.property : node;
  return typeof named?.name === 'string' ? named.name : '';
}

/** Texts that only an engineer or an author of documents reads, and class names, are not mutated. */
export const ignoreTexts: InstrumenterOptions['ignorers'][number] = {
  shouldIgnore(path) {
    const { node, parent } = path as { readonly node: Node; readonly parent: Node };
    if (node.type === 'JSXAttribute' && typeof node.name === 'object' && node.name.name === 'className')
      return 'Class names';
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
    if (parent.type === 'NewExpression' && nameOf(parent.callee).endsWith('Error'))
      return 'Texts of errors in the program';
    if (parent.type === 'CallExpression' && nameOf(parent.callee) === 'describe')
      return 'Descriptions for authors';
    if (parent.type === 'CallExpression' && logs.has(nameOf(parent.callee))) return 'Texts of the log';
    return undefined;
  },
};
