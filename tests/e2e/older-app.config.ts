import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { registryVersion } from '#schemas/registry-version.ts';
import product from '../../vite.config.ts';

type Replacement = readonly [text: string | RegExp, other: string];

/**
 * What an app of the registry version before did not know yet: the number itself, a clause of `when`, a kind of node, and a version of another kind, whose
 * props it read as they were.
 */
const changes: Readonly<Record<string, readonly Replacement[]>> = {
  'schemas/registry-version.ts': [
    [`registryVersion = ${registryVersion}`, `registryVersion = ${registryVersion - 1}`],
  ],
  'schemas/compiled/shapes/when.ts': [[/^ {2}experiment: [^]*?\n {2}\} \}\],\n/m, '']],
  'registry/widgets.ts': [[/defineWidget\(\{\s*contract: contracts\.countdownOffer,[^]*?\}\),/, '']],
  'schemas/compiled/contracts.ts': [
    [/(?<=type: 'everyday-value',[^}]*?version: )2,/, '1,'],
    [/(?<=type: 'everyday-value',[^}]*?required: \[)/, '"pricePoint",'],
  ],
  'schemas/compiled/widget-shapes.ts': [
    [
      "['everyday-value', { is: 'object', fields: {",
      "$& pricePoint: [{ is: 'number', whole: true, least: 100 }],",
    ],
    ["['everyday-value', everydayValue],", ''],
  ],
};

/** @throws where a replacement finds nothing: the app would be less old than its test says. */
function olderCode(code: string, file: string): string {
  return (changes[file] ?? []).reduce((before, [text, other]) => {
    const after = before.replace(text, other);
    if (after === before)
      throw new Error(`${file} has no ${text} any more: the older app cannot be built from it.`);
    return after;
  }, code);
}

function olderRegistry(): Plugin {
  return {
    name: 'older-registry',
    enforce: 'pre',
    buildStart() {
      // A file that has another name now would not come to `transform`.
      for (const file of Object.keys(changes))
        olderCode(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file);
    },
    transform(code, id) {
      const file = Object.keys(changes).find((each) => id.endsWith(`/${each}`));
      return file === undefined ? null : { code: olderCode(code, file), map: null };
    },
  };
}

/** The product as an app of an older registry version: what customers have open while a new version is published. */
export default defineConfig((env) => mergeConfig(product(env), { plugins: [olderRegistry()] }));
