import type { PageOutput } from '#schemas/page-input.ts';
import type { env } from '#src/config/env.ts';

type Addresses = Pick<
  typeof env,
  'apiBaseUrl' | 'gpayScriptUrl' | 'paytmScriptUrl' | 'monitoringUrl' | 'mapTilesUrl'
>;

function originsOf(...addresses: readonly string[]): readonly string[] {
  return [
    ...new Set(
      addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
    ),
  ];
}

/** Where the app loads scripts and maps from and whom it calls, as this build is set: what the page's security policy has to allow. */
export function pageOrigins({
  apiBaseUrl,
  gpayScriptUrl,
  paytmScriptUrl,
  monitoringUrl,
  mapTilesUrl,
}: Addresses): Required<Pick<PageOutput, 'scriptOrigins' | 'connectOrigins' | 'imageOrigins'>> {
  return {
    scriptOrigins: originsOf(gpayScriptUrl, paytmScriptUrl, monitoringUrl),
    // A monitoring script reports to where it comes from.
    connectOrigins: originsOf(apiBaseUrl, monitoringUrl),
    imageOrigins: originsOf(mapTilesUrl),
  };
}
