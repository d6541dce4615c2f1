// What this product compiles: `npm run schemas` gives this module to registry/build/compile-contracts.ts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#schemas/contracts.ts';
import { namesFile } from '#schemas/editor-names.ts';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';
import { jsonSchemas } from '#schemas/json-schemas.ts';
import { nodeSchema, whenSchema } from '#schemas/node.ts';
import { introducedIn, registryVersion } from '#schemas/registry-version.ts';
import type { ContractSource } from '../contract-source.ts';
import { callModules, pageStateModule, storedModules } from './compiled-modules.ts';
import { eventsPage } from './events-page.ts';
import { namesForEditors } from './names-for-editors.ts';
import { pictureNamesModule, picturesByUse } from './picture-names.ts';

const out = 'schemas/compiled';
const json = 'schemas/json';
const pictures = picturesByUse();

/** The JSON Schema of each kind of document, and the names of the shop that an editor offers. */
function documentSchemas() {
  const file = join(import.meta.dirname, '../../..', json, namesFile);
  const there = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonSchema) : undefined;
  return jsonSchemas(pictures).set(namesFile, namesForEditors(there));
}

export const source: ContractSource = {
  contracts,
  nodeSchema,
  contractFile: (type) => `schemas/widgets/${type}.ts`,
  migrationsFile: (type) => `schemas/widgets/${type}.migrations.ts`,
  out,
  json: { out: json, schemas: documentSchemas },
  record: { file: 'schemas/registry-record.json', when: whenSchema, registryVersion, introducedIn },
  more(shared) {
    const compiled = [
      ['picture-names.ts', pictureNamesModule(pictures)] as const,
      ['page-state.ts', pageStateModule(shared)] as const,
      ...callModules(shared),
      ...storedModules(shared),
    ];
    return new Map([
      ...compiled.map(([path, text]) => [`${out}/${path}`, text] as const),
      ['docs/events.md', eventsPage()],
    ]);
  },
};
