// A plug-in of Stryker: texts that only an engineer reads, and class names, are not mutated. JavaScript, for Stryker's own processes load it too.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const logs = new Set(['debug', 'info', 'warn', 'error', 'fatal']);

function nameOf(callee) {
  return callee?.type === 'MemberExpression' ? callee.property.name : callee?.name;
}

class IgnoreTexts {
  shouldIgnore(path) {
    const { node, parent } = path;
    if (node.type === 'JSXAttribute' && node.name.name === 'className') return 'Class names';
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
    if (parent.type === 'NewExpression' && nameOf(parent.callee)?.endsWith('Error'))
      return 'Texts of errors in the program';
    if (parent.type === 'CallExpression' && logs.has(nameOf(parent.callee))) return 'Texts of the log';
    return undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Ignore, 'texts', IgnoreTexts)];
