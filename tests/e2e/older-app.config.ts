import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { registryVersion } from '#schemas/registry-version.ts';
import product from '../../vite.config.ts';

/** What an app of the registry version before did not know yet: the number itself, a clause of `when`, a kind of node, and a version of another kind. */
const changes: readonly (readonly [file: RegExp, change: (code: string) => string])[] = [
  [
    /schemas\/registry-version\.ts$/,
    (code) =>
      code.replace(`registryVersion = ${registryVersion}`, `registryVersion = ${registryVersion - 1}`),
  ],
  [
    /schemas\/compiled\/shapes\/when\.ts$/,
    (code) => code.replace(/^ {2}experiment: [^]*?\n {2}\} \}\],\n/m, ''),
  ],
  [
    /registry\/widgets\.ts$/,
    (code) => code.replace(/defineWidget\(\{\s*contract: contracts\.countdownOffer,[^]*?\}\),/, ''),
  ],
  [
    /schemas\/compiled\/contracts\.ts$/,
    (code) =>
      code
        .replace(/(type: 'everyday-value',[^}]*?version: )2,/, '$11,')
        .replace('migrations: everydayValueMigrations', 'migrations: {}'),
  ],
];

function olderRegistry(): Plugin {
  return {
    name: 'older-registry',
    enforce: 'pre',
    transform(code, id) {
      const found = changes.find(([file]) => file.test(id));
      if (!found) return null;
      const changed = found[1](code);
      if (changed === code) throw new Error(`${id} has another form: the older app cannot be built from it.`);
      return { code: changed, map: null };
    },
  };
}

/** The product as an app of an older registry version: what customers have open while a new version is published. */
export default defineConfig((env) => mergeConfig(product(env), { plugins: [olderRegistry()] }));
