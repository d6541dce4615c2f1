import { type AppConfigDocument, keptOnServer, orderRuleDefaults } from '#schemas/documents/app-config.ts';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import { orderConfigDefaults } from '#schemas/documents/order-config-defaults.ts';
import { walletConfigDefaults } from '#schemas/documents/wallet-config-defaults.ts';
import { noCharges } from '#schemas/documents/charges.ts';
import type { DocumentsSource } from './documents-source.ts';

/** The fields that the document app-config/pwa contains, without defaults: those would override the values of app-config. */
export async function pwaOverrides(source: DocumentsSource): Promise<Partial<AppConfigDocument>> {
  const found = await source.find('app-config', ['pwa']);
  if (!found) return {};
  const written = Object.keys(found.body as object);
  return Object.fromEntries(Object.entries(found.document).filter(([key]) => written.includes(key)));
}

/** app-config with the overrides for the web: used to render pages, and the reply of pwa-config. */
export async function effectiveConfig(source: DocumentsSource): Promise<AppConfigDocument | undefined> {
  const [found, overrides] = await Promise.all([
    source.find('app-config', ['default']),
    pwaOverrides(source),
  ]);
  return found && { ...found.document, ...overrides, document: 'app-config' };
}

/** A configuration as replies and pages have it: what the app does not go by stays here. */
export function configOfApps<Config extends Partial<AppConfigDocument>>(
  config: Config,
): Omit<Config, keyof typeof keptOnServer> {
  const sent = Object.entries(config).filter(([name]) => !(name in keptOnServer));
  return Object.fromEntries(sent) as Omit<Config, keyof typeof keptOnServer>;
}

/** The configuration as the shop works by it. */
export type ShopConfig = Omit<AppConfigDocument, '$schema' | 'title' | 'document'>;

const builtIn: ShopConfig = {
  ...appConfigDefaults,
  ...cartConfigDefaults,
  ...orderConfigDefaults,
  walletBuilds: [...walletConfigDefaults.walletBuilds],
  webViewHosts: [],
  helpdesk: {},
  vendorConfig: {},
  experiments: {},
  charges: noCharges,
  ...orderRuleDefaults,
};

/** The configuration of a request; the defaults for what it lacks, and while none is published. */
export async function configOf(source: DocumentsSource): Promise<ShopConfig> {
  return { ...builtIn, ...(await effectiveConfig(source)) };
}
