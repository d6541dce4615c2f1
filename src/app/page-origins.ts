import type { PageOutput } from '#schemas/page-input.ts';
import type { env } from '#src/config/env.ts';

type Addresses = Pick<
  typeof env,
  'apiBaseUrl' | 'gpayScriptUrl' | 'paytmScriptUrl' | 'monitoringUrl' | 'errorReportingUrl' | 'mapTilesUrl'
>;

function originsOf(...addresses: readonly string[]): readonly string[] {
  return [
    ...new Set(
      addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
    ),
  ];
}

/** The origins of this build's settings that the content security policy has to allow: for scripts, for calls and for map tiles. */
export function pageOrigins({
  apiBaseUrl,
  gpayScriptUrl,
  paytmScriptUrl,
  monitoringUrl,
  errorReportingUrl,
  mapTilesUrl,
}: Addresses): Required<
  Pick<PageOutput, 'scriptOrigins' | 'partnerScriptOrigins' | 'connectOrigins' | 'imageOrigins'>
> {
  return {
    scriptOrigins: originsOf(monitoringUrl),
    partnerScriptOrigins: { GPAY: originsOf(gpayScriptUrl), PAYTM: originsOf(paytmScriptUrl) },
    // A monitoring script reports to its own origin.
    connectOrigins: originsOf(apiBaseUrl, monitoringUrl, errorReportingUrl),
    imageOrigins: originsOf(mapTilesUrl),
  };
}
