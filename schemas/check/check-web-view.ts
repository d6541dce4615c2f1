import { webViewAddress } from '../rules/web-view.ts';
import type { ValueFault } from './check-context.ts';
import { quoted } from './quoted.ts';

/** Checks that the page of another site may be shown inside the app. */
export function checkWebView(address: string, hosts: readonly string[]): ValueFault | undefined {
  if (webViewAddress(address, hosts) !== null) return undefined;
  return {
    code: 'link-target',
    message: `${quoted(address)} is not shown inside the app: its host is none of webViewHosts of app-config. Add the host there, or use the action 'url'.`,
  };
}
