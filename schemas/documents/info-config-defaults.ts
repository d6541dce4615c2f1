// Zod-free: ships to the browser, with the information pages. Settings of app-config that these pages need.

interface InfoConfig {
  /** Whose pages /notification shows (INF-07). */
  readonly webViewHosts: readonly string[];
  /** How the helpdesk is reached besides customer care (INF-08). The specification gives no value: the document does. */
  readonly helpdesk: {
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
    readonly hours?: string | undefined;
  };
}

export const infoConfigDefaults: InfoConfig = { webViewHosts: [], helpdesk: {} };
