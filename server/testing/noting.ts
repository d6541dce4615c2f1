import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Database } from '../database/database.ts';

/** Notes the statements that are sent. */
export function noting(db: Database) {
  const sent: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), sent };
}
