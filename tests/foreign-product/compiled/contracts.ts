// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { CompiledOf } from '../../../schemas/engine/compiled-contract.ts';
import type { shelf as shelfSource } from '../contracts/shelf.ts';
import type { announcement as announcementSource } from '../contracts/announcement.ts';

export const shelf: CompiledOf<typeof shelfSource> = {
  type: 'shelf',
  places: ["lobby","reading-room"],
  version: 2,
  reservedHeight: 200,
  required: ["books"],
  defaultLink: {"action":"opening-hours"},
};

export const announcement: CompiledOf<typeof announcementSource> = {
  type: 'announcement',
  places: ["lobby"],
  version: 1,
  reservedHeight: 60,
  required: ["text"],
};
