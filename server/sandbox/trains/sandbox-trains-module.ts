import type { ModuleParts } from '../../module.ts';
import { createSandboxTrainsPartner } from './sandbox-trains-partner.ts';

/** The partner that the sandbox plays; undefined outside it. */
export function sandboxTrainsModule({ db, settings, now }: ModuleParts) {
  return { handlers: {}, sandboxTrains: settings.SANDBOX ? createSandboxTrainsPartner(db, now) : undefined };
}
