// What the kiosk compiles: registry/build/compile-contracts.ts takes this folder.
import type { ContractSource } from '#registry/build/contract-source.ts';
import { announcement } from './contracts/announcement.ts';
import { shelf } from './contracts/shelf.ts';
import { kioskNode } from './documents.ts';

const folder = 'tests/foreign-product';

export const source: ContractSource = {
  contracts: [shelf, announcement],
  nodeSchema: kioskNode,
  contractFile: (type) => `${folder}/contracts/${type}.ts`,
  migrationsFile: (type) => `${folder}/contracts/${type}.migrations.ts`,
  out: `${folder}/compiled`,
};
