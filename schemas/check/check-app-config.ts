import { appConfigBounds } from '../documents/app-config.ts';
import { isRecord } from '../is-record.ts';
import { webViewHostPattern } from '../rules/web-view.ts';
import type { CheckContext } from './check-context.ts';
import { checkExperiments } from './check-experiments.ts';
import { checkFeatures } from './check-features.ts';
import { checkVendors } from './check-vendors.ts';
import { quoted } from './quoted.ts';

/** Finds settings out of range, and unknown features, partner apps, and groups and variants of experiments. */
export function checkAppConfig(body: Readonly<Record<string, unknown>>, { report }: CheckContext) {
  for (const [name, [least, most]] of Object.entries(appConfigBounds)) {
    const value = body[name];
    if (typeof value !== 'number' || (value >= least && value <= most)) continue;
    const range = most === Infinity ? `${least} or more` : `a number from ${least} to ${most}`;
    report([name], 'out-of-bounds', `cannot be ${value}. Write ${range}.`);
  }
  if (typeof body.features === 'string') checkFeatures(body.features, report);
  const hosts = Array.isArray(body.webViewHosts) ? body.webViewHosts : [];
  for (const [at, host] of hosts.entries()) {
    if (typeof host !== 'string' || webViewHostPattern.test(host)) continue;
    report(
      ['webViewHosts', at],
      'wrong-host',
      `is ${quoted(host)}: write a host in small letters, such as notices.example.in.`,
    );
  }
  if (isRecord(body.experiments)) checkExperiments(body.experiments, report);
  if (isRecord(body.vendorConfig)) checkVendors(body.vendorConfig, report);
}
