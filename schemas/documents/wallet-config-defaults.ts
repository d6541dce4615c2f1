// Zod-free: ships to the browser, with what is late there. The default of the setting of app-config that says where customers have a wallet.
import { partnerApps } from '../partner-apps.ts';

/** The builds of the app: the web app itself, and the app of each partner. */
export const appBuilds = ['WEB', ...partnerApps] as const;
export type AppBuild = (typeof appBuilds)[number];

interface WalletConfig {
  /** WLT-06. The builds that have the wallet. */
  readonly walletBuilds: readonly AppBuild[];
}

/** Partners have wallets of their own. */
export const walletConfigDefaults: WalletConfig = { walletBuilds: ['WEB'] };
