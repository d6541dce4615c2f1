import { createAskAgainIn } from '../content/ask-again.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { LocatorModule } from '../locator/locator-module.ts';
import type { ModuleParts } from '../module.ts';
import { configOf } from '../content/effective-config.ts';
import { configHandlers } from './config-handlers.ts';
import { createSandboxCities } from './ip-cities.ts';

export type ConfigModule = ReturnType<typeof configModule>;

interface Needs {
  readonly content: ContentModule;
  readonly locator: LocatorModule;
}

export function configModule({ settings, now, randomBytes }: ModuleParts, { content, locator }: Needs) {
  const { documentsFor, live } = content;
  return {
    handlers: configHandlers({
      documentsFor,
      stores: locator.stores,
      cityOfIp: createSandboxCities(),
      settings,
      now,
      askAgainIn: createAskAgainIn({ now, randomBytes }),
    }),
    /** The live configuration; the defaults while none is published. */
    current: () => configOf(live),
  };
}
