import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import { type App, buildApp } from './app.ts';
import { seedCatalog } from './catalog/seed/seed-catalog.ts';
import { startAdvice } from './catalog/start-advice.ts';
import { cleanHourly } from './clean-hourly.ts';
import { closeInOrder, createDrain } from './close-in-order.ts';
import { createContentRepository } from './content/content-repository.ts';
import { seedContent } from './content/seed-content.ts';
import { routesOf } from '#schemas/routes.ts';
import { openDatabase } from './database/database.ts';
import { preparePartitions } from './database/partitions/keep-partitions.ts';
import { replicaOf } from './database/replica/open-replica.ts';
import { createEndAsked, endSignals, type EndWish } from './end-asked.ts';
import { readEnvironment } from './environment.ts';
import { createLogger } from './http/logger.ts';
import { listenFault, whyNotListen } from './listen-faults.mjs';
import { loadPages } from './load-pages.ts';
import { authorToken, sessionSecret } from './kept-secret.ts';
import { gazetteer, seedGazetteer } from './locator/seed/seed-country.ts';
import { listenAddress } from './own-address.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { partitionedTables } from './partitioned-tables.ts';
import { pictureDrawer } from './picture-drawer.ts';
import { runSoon } from './run-soon.ts';
import { readSettings, type Settings } from './settings.ts';
import { sharedAuthor } from './settings/author-settings.ts';
import { StartFault } from './start-fault.ts';
import { openValkey } from './valkey/open-valkey.ts';
import { seedVouchers } from './vouchers/seed-vouchers.ts';
import { welcome } from './welcome.ts';

/** Time for the running requests; those without an answer by then are cut off. */
const answersMs = 8_000;
/** After this time and that for load balancers the process ends, however far the shutdown got. */
const closingMs = 10_000;

async function main() {
  const isStarted = process.connected === true;
  const settings = readSettings(readEnvironment());
  const log = createLogger(settings.LOG_LEVEL);
  const drawn = pictureDrawer(process);
  const fault = await whyNotListen(addressOf(settings));
  if (fault) throw new StartFault(fault.what, fault.cure);
  const database = await openDatabase(settings, { firstRows: gazetteer });
  const { db, name, isOfNewerBuild, ping, longWork } = database;
  const valkey = settings.VALKEY_URL === undefined ? undefined : openValkey(settings.VALKEY_URL, log);
  const replica = replicaOf(settings, database, log);
  // What is read from a replica may be older than what is heard of.
  const changes = replica ? undefined : await database.hearChanges(log);
  const close = async () => {
    await Promise.all([replica?.close(), valkey?.close()]);
    await database.close();
  };
  try {
    const now = Date.now;
    const secret = sessionSecret(settings, randomBytes);
    await longWork(async (patient) => {
      if (!isOfNewerBuild) {
        await seedGazetteer(patient);
        if (settings.SANDBOX) {
          await seedCatalog(patient, { products: settings.SEED_PRODUCTS });
          await seedVouchers(patient, { secret, now });
        }
      }
      await seedContent({
        folder: settings.CONTENT_DIR,
        repository: createContentRepository(patient, now),
        routes: routesOf(settings.brandPaths),
        log,
      });
      await preparePartitions(patient, partitionedTables(settings), {
        now: now(),
        failed: (error) => log.warn({ err: error }, 'partitions were not made'),
      });
    });
    // Some of it is kept as it is read first.
    replica?.wrote();
    const pages = await loadPages(settings);
    const measured = await startMetrics(settings, database);
    if (replica) measured?.metrics.watchReplica(replica.state);
    if (valkey) measured?.metrics.watchValkey(valkey.isReady);
    // Last: a start that fails before would have made a token that is never shown.
    const author = authorToken(settings, randomBytes);
    const shared = author && { name: sharedAuthor, token: author.secret };
    const { ending, drain } = createDrain(settings);
    const parts = {
      db,
      publicDb: replica?.db ?? db,
      replica,
      changes,
      counts: { db, valkey },
      ping,
      ending,
      settings,
      secret,
      authorTokens: [...(shared ? [shared] : []), ...(settings.AUTHOR_TOKENS ?? [])],
      now,
      randomBytes,
      log,
      metrics: measured?.metrics,
      ...(pages && { pages: { ...pages, drawn } }),
    };
    const { app, removals, dueJobs } = await buildApp(parts);

    const cleaning = cleanHourly({ removals, log });
    const running = runSoon({ jobs: dueJobs, log });

    closeWhenAsked({ log, isStarted, limitMs: settings.DRAIN_WAIT_MS + closingMs }, () =>
      closeInOrder({
        drain,
        app,
        stopOthers: [cleaning.stop, running.stop, ...(measured ? [measured.close] : [])],
        closeDatabase: close,
        answersMs,
      }),
    );
    await listen(app, settings);
    const { port } = app.server.address() as AddressInfo;
    process.stdout.write(
      welcome({
        settings,
        port,
        database: name,
        metrics: measured?.url,
        hasPages: pages !== undefined,
        advice: await startAdvice(db, settings.DEFAULT_STORE_ID),
        author,
        interfaces: networkInterfaces(),
      }),
    );
    // Without a callback a starter that is gone would end this process with an error, before it could end in order.
    process.send?.({ ready: true }, undefined, undefined, () => {});
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf(settings: Settings) {
  return { host: listenAddress(settings), port: settings.PORT, dataDir: settings.DATA_DIR };
}

async function listen(app: App['app'], settings: Settings) {
  const address = addressOf(settings);
  const { log } = app;
  try {
    // Fastify logs each address that it listens on; the welcome says it.
    app.log = Object.assign(Object.create(log) as typeof log, { info() {} });
    await app.listen({ host: address.host, port: address.port });
    app.log = log;
  } catch (error) {
    app.log = log;
    await app.close();
    const fault = listenFault((error as NodeJS.ErrnoException).code, address);
    throw fault ? new StartFault(fault.what, fault.cure, { cause: error }) : error;
  }
}

interface Asking {
  readonly log: Logger;
  /** Whether a process with a channel to this one started it. */
  readonly isStarted: boolean;
  /** The process ends after it, however far it got. */
  readonly limitMs: number;
}

/**
 * Ends in order: not ready, no new requests, the running ones answered, the database closed. A second signal ends the process at once. A starter that
 * was killed sends no signal, but its channel closes.
 */
function closeWhenAsked({ log, isStarted, limitMs }: Asking, close: () => Promise<void>) {
  const asked = createEndAsked({ now: () => performance.now(), atTerminal: process.stdin.isTTY });
  const onWish = (wish: EndWish) => {
    const how = asked(wish);
    if (how === 'at once') process.exit(1);
    if (how === 'under way') return;
    setTimeout(() => process.exit(1), limitMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  for (const signal of endSignals) process.on(signal, onWish);
  process.on('disconnect', () => onWish('disconnect'));
  // The starter may have ended before this process was ready.
  if (isStarted && !process.connected) onWish('disconnect');
}

main().catch((error: unknown) => {
  if (error instanceof StartFault)
    process.stderr.write(`\nThe server did not start. ${error.message}\n${error.cure}\n\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
