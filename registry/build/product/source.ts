// What this product compiles: `npm run schemas` gives this module to registry/build/compile-contracts.ts.
import { contracts } from '#schemas/contracts.ts';
import { documents } from '#schemas/documents/documents.ts';
import { nodeSchema, whenSchema } from '#schemas/node.ts';
import { introducedIn, registryVersion } from '#schemas/registry-version.ts';
import type { ContractSource } from '../contract-source.ts';
import { callModules, pageStateModule, storedModules } from './compiled-modules.ts';
import { eventsPage } from './events-page.ts';

const out = 'schemas/compiled';

export const source: ContractSource = {
  contracts,
  nodeSchema,
  contractFile: (type) => `schemas/widgets/${type}.ts`,
  migrationsFile: (type) => `schemas/widgets/${type}.migrations.ts`,
  out,
  json: { out: 'schemas/json', documents },
  record: { file: 'schemas/registry-record.json', when: whenSchema, registryVersion, introducedIn },
  more(shared) {
    const compiled = [
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
