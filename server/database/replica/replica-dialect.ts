import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { type Turn, turnNow } from './turn.ts';

interface Options {
  readonly primary: Driver;
  readonly replica: Driver;
  /** A query failed on the replica that may succeed on the primary. */
  readonly onFailed: (error: unknown) => void;
  /** Told of each query. */
  readonly onRead: (from: 'primary' | 'replica') => void;
}

/** A transaction on the replica cannot go on: it is to be begun anew, and then runs on the primary. */
export class ReplicaLost extends Error {
  override name = 'ReplicaLost';
}

/**
 * Reads from the replica where what runs has the leave to, else from the primary, and from the primary too what the replica did not answer in time. For
 * reads alone: each may be made twice.
 */
export function replicaDialect(options: Options): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(options),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(options: Options): Driver {
  const { primary, replica } = options;
  const routed = (connection: DatabaseConnection) => connection as RoutedConnection;
  return {
    async init() {
      await primary.init();
      await replica.init();
    },
    acquireConnection: () => acquire(options),
    releaseConnection: (connection) => routed(connection).release(),
    beginTransaction: (connection, settings) => routed(connection).begin(settings),
    commitTransaction: (connection) => routed(connection).commit(),
    rollbackTransaction: (connection) => routed(connection).rollback(),
    // The pool of the primary is that of the whole server.
    destroy: () => replica.destroy(),
  };
}

async function acquire(options: Options): Promise<RoutedConnection> {
  const { primary, replica, onFailed } = options;
  const turn = turnNow();
  if (turn) {
    try {
      const held = await replica.acquireConnection();
      // It may have taken so long that the replica is too old by now.
      if (turn.isGood()) return new RoutedConnection(options, { held, turn });
      await replica.releaseConnection(held);
    } catch (error) {
      onFailed(error);
    }
  }
  return new RoutedConnection(options, { held: await primary.acquireConnection() });
}

interface Held {
  readonly held: DatabaseConnection;
  /** Of a connection to the replica. */
  readonly turn?: Turn;
}

class RoutedConnection implements DatabaseConnection {
  readonly #options: Options;
  #at: Held;
  #isInTransaction = false;

  constructor(options: Options, at: Held) {
    this.#options = options;
    this.#at = at;
  }

  get #driver(): Driver {
    return this.#at.turn ? this.#options.replica : this.#options.primary;
  }

  async executeQuery<R>(query: CompiledQuery) {
    return this.#run(() => this.#at.held.executeQuery<R>(query), { isRead: true });
  }

  streamQuery(): never {
    throw new Error('What may be old is not streamed: read in pages.');
  }

  release(): Promise<void> {
    return this.#driver.releaseConnection(this.#at.held);
  }

  async begin(settings: TransactionSettings): Promise<void> {
    await this.#run(() => this.#driver.beginTransaction(this.#at.held, settings), { isRead: false });
    this.#isInTransaction = true;
  }

  commit(): Promise<void> {
    return this.#run(() => this.#driver.commitTransaction(this.#at.held), { isRead: false });
  }

  async rollback(): Promise<void> {
    try {
      await this.#driver.rollbackTransaction(this.#at.held);
    } catch (error) {
      // The connection is gone, and with it the transaction. Why it is rolled back is what counts.
      if (!this.#at.turn) throw error;
    }
  }

  /** From the replica if it answers while it is good enough, else from the primary. */
  async #run<T>(ask: () => Promise<T>, { isRead }: { readonly isRead: boolean }): Promise<T> {
    const { turn } = this.#at;
    if (turn) {
      try {
        const answer = await ask();
        if (!isRead) return answer;
        // Only now it is known that what was read is not too old.
        if (turn.isGood()) {
          this.#options.onRead('replica');
          return answer;
        }
      } catch (error) {
        if (isOfQuery(error)) throw error;
        this.#options.onFailed(error);
      }
      if (this.#isInTransaction) throw new ReplicaLost('The replica is not good enough any more.');
      await this.#moveToPrimary();
    }
    if (isRead) this.#options.onRead('primary');
    return ask();
  }

  async #moveToPrimary(): Promise<void> {
    const { primary, replica } = this.#options;
    const { held } = this.#at;
    // First, so that whoever releases this one finds a connection.
    const next = await primary.acquireConnection();
    this.#at = { held: next };
    await replica.releaseConnection(held);
  }
}

/** Whether the query is at fault: values that no database takes (class 22). They must not make the replica look broken. */
function isOfQuery(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
}
