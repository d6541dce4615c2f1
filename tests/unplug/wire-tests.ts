import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { setup, teardown } from '#server/testing/run-folder.ts';
import { root, unit } from '../vitest.config.ts';
import { unplugPlugin } from './unplug-plugin.ts';
import type { Wire } from './wire.ts';
import { unplugVariable } from './without-wire.ts';

/** Red names the first test that failed. Broken is a test that did not get so far, because what stands in the place of the wire does not run. */
export type Outcome = readonly ['red' | 'green' | 'broken', text: string];

export interface WireTests {
  /** Runs the test of a wire while it is unplugged. */
  without(wire: Wire): Promise<Outcome>;
  close(): Promise<void>;
}

/** What changes the databases that the test files of a run copy. */
const ofDatabases = /^server\/(database\/migrations|locator\/seed|catalog\/seed)\//;

/**
 * One Vitest for all wires: what it has read and compiled stays in memory, but for the file that a wire changes. Each test file runs in a process of its
 * own, which has loaded nothing with another wire unplugged.
 */
export async function startWireTests(): Promise<WireTests> {
  const vitest = await createVitest(
    'test',
    {
      ...unit,
      root,
      config: false,
      // Below, because some wires need a new folder.
      globalSetup: [],
      watch: false,
      pool: 'forks',
      isolate: true,
      bail: 1,
      maxWorkers: 1,
      silent: true,
      reporters: [{}],
    },
    { plugins: [unplugPlugin(root)] },
  );
  const all = await vitest.globTestSpecifications();
  const shared = { provide: vitest.provide.bind(vitest), onTestsRerun() {} };
  setup(shared);
  const shareAnew = async () => {
    await teardown();
    setup(shared);
  };

  async function outcomeOf({ test }: Wire): Promise<Outcome> {
    const specs = all.filter(({ moduleId }) => moduleId === join(root, test));
    if (specs.length === 0) return ['broken', `${test} is not there.`];
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    const modules = testModules.filter(({ moduleId }) => moduleId === join(root, test));
    const [failed] = modules.flatMap((module) => [...module.children.allTests('failed')]);
    if (failed) return ['red', failed.fullName];
    const [error] = [...modules.flatMap((module) => module.errors()), ...(unhandledErrors as Error[])];
    if (error) return ['broken', error.message.split('\n')[0] ?? test];
    return modules.every((module) => module.ok()) && modules.length > 0
      ? ['green', test]
      : ['broken', `${test} did not run.`];
  }

  return {
    async without(wire) {
      const file = join(root, wire.file);
      process.env[unplugVariable] = JSON.stringify(wire);
      vitest.invalidateFile(file);
      if (ofDatabases.test(wire.file)) await shareAnew();
      try {
        return await outcomeOf(wire);
      } finally {
        delete process.env[unplugVariable];
        vitest.invalidateFile(file);
        if (ofDatabases.test(wire.file)) await shareAnew();
      }
    },
    async close() {
      await vitest.close();
      await teardown();
    },
  };
}
