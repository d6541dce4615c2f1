import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { utmAttributes } from '#schemas/compiled/stored/utm-attributes.ts';
import { constants } from '#src/config/constants.ts';
import type { Partner } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';

export interface EntryAttributes {
  /** The utm_* parameters the visit began with. */
  readonly utm: Readonly<Record<string, string>>;
  readonly partner: Partner | null;
}

/**
 * Reads from the address how the visit began and stores it (NAV-62); without parameters it returns what an earlier page of the visit stored. Only
 * another `utm_source` ends a partner app: an address within the app may carry its own campaign (NAV-61) and load a new page.
 */
export function readEntryAttributes(search: string, persistence: Persistence): EntryAttributes {
  const entered = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')),
  );
  if (Object.hasOwn(entered, 'utm_source')) {
    persistence.write(utmAttributes, entered);
    persistence.write(isMiniApp, partnerOf(entered) !== null);
  } else if (Object.keys(entered).length > 0) {
    const source = persistence.read(isMiniApp) ? persistence.read(utmAttributes)?.['utm_source'] : undefined;
    persistence.write(utmAttributes, source === undefined ? entered : { ...entered, utm_source: source });
  }
  const utm = persistence.read(utmAttributes) ?? {};
  const partner = partnerOf(utm);
  // The app of a partner is another tab, or was one. In the addresses of this tab its source would make this one that app too.
  if (partner !== null && !persistence.read(isMiniApp)) return { utm: {}, partner: null };
  return { utm, partner };
}

function partnerOf(utm: Readonly<Record<string, string>>): Partner | null {
  const source = utm['utm_source']?.toLowerCase() ?? '';
  const partners: Readonly<Record<string, Partner>> = constants.partnerBySource;
  return Object.hasOwn(partners, source) ? (partners[source] ?? null) : null;
}
