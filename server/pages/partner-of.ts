import { type PartnerApp, partnerApps, partnerBySource } from '#schemas/partner-apps.ts';

/** The partner in whose app a page is asked for: by its address, or by the cookie that an earlier page has written. */
export function partnerOf(search: string, cookie: string | undefined): PartnerApp | undefined {
  const source = new URLSearchParams(search).getAll('utm_source').at(-1)?.toLowerCase() ?? '';
  const partners: Readonly<Record<string, PartnerApp>> = partnerBySource;
  if (Object.hasOwn(partners, source)) return partners[source];
  return partnerApps.find((partner) => partner === cookie);
}
