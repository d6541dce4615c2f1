import { env } from '#src/config/env.ts';
import { startPartnerLogin } from '#src/features/partner-login/start-partner-login.tsx';
import type { Partner } from '#src/request/ports.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { loadScript } from './load-script.ts';

const partnerScripts = { GPAY: env.gpayScriptUrl, PAYTM: env.paytmScriptUrl } as const;

/** What the app of a partner needs: its script (NAV-63), and the login of its customer. */
export function startInPartner({ store, persistence }: BrowserApp, partner: Partner): void {
  loadScript(partnerScripts[partner]);
  void startPartnerLogin({ store, persistence, loadScript });
}
