import { partnerCookie } from '#schemas/partner-apps.ts';
import { env } from '#src/config/env.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { startPartnerLogin } from '#src/features/partner-login/start-partner-login.tsx';
import type { Partner } from '#src/request/ports.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { loadScript } from './load-script.ts';

const partnerScripts = { GPAY: env.gpayScriptUrl, PAYTM: env.paytmScriptUrl } as const;

/** What the app of a partner needs: its script (NAV-63), and the login of its customer. */
export function startInPartner({ store, persistence }: BrowserApp, partner: Partner): void {
  // Its pages that are loaded from here on may load the script too.
  if (!selectConfig(store.getState()).disableCookies)
    document.cookie = `${partnerCookie}=${partner}; path=/; samesite=lax`;
  loadScript(partnerScripts[partner]);
  void startPartnerLogin({ store, persistence, loadScript });
}
