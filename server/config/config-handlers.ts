import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import type { Alert } from '#schemas/documents/alerts.ts';
import { nextChange } from '#schemas/last-change.ts';
import { checksumOf } from '../content/canonical-json.ts';
import { cacheable, notPublished, targeted } from '../content/document-answer.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { configOfApps, effectiveConfig, pwaOverrides } from '../content/effective-config.ts';
import { findInfoPage } from '../content/find-info-page.ts';
import { findSeoTags } from '../content/find-seo-tags.ts';
import type { AskAgainIn } from '../content/ask-again.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { receiverOf } from '../content/receiver-of.ts';
import { registryVersionOf } from '../content/sent-nodes.ts';
import { Answer, keptUntil } from '../http/answer.ts';
import { ipOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { minuteEnd } from '../http/minute-end.ts';
import { header } from '../http/session-headers.ts';
import type { StoresRepository } from '../locator/stores-repository.ts';
import type { Settings } from '../settings.ts';
import type { CityOfIp } from './ip-cities.ts';

interface ConfigOptions {
  readonly documentsFor: DocumentsFor;
  readonly stores: Pick<StoresRepository, 'idOfCity'>;
  readonly cityOfIp: CityOfIp;
  readonly settings: Pick<Settings, 'DEFAULT_STORE_ID' | 'DEFAULT_WALLET_APPLIED'>;
  readonly now: () => number;
  readonly askAgainIn: AskAgainIn;
}

export function configHandlers({
  documentsFor,
  stores,
  cityOfIp,
  settings,
  now,
  askAgainIn,
}: ConfigOptions): HandlersOf<
  'getAppConfig' | 'getPwaConfig' | 'getAlerts' | 'getSeoTags' | 'getDefaultStore' | 'getInfoPage'
> {
  return {
    async getAppConfig({ request }) {
      const documents = await documentsFor(request);
      const found = await documents.source.find('app-config', ['default']);
      if (!found) throw notPublished('app-config/default');
      return cacheable(
        documents,
        { status: 'SUCCESS' as const, data: configOfApps(found.document) },
        found.version,
      );
    },

    async getPwaConfig({ request }) {
      const documents = await documentsFor(request);
      const { source } = documents;
      const data = configOfApps(
        (await effectiveConfig(source)) ?? { ...appConfigDefaults, ...(await pwaOverrides(source)) },
      );
      return cacheable(documents, { status: 'SUCCESS' as const, data }, checksumOf(data));
    },

    async getAlerts({ request }) {
      const documents = await documentsFor(request);
      const time = now();
      const { alerts, until } = await currentAlerts(documents.source, time);
      const { body, options } = cacheable(documents, {
        status: 'SUCCESS' as const,
        data: { alerts: [...alerts] },
      });
      const again = askAgainIn(Number.isFinite(until) ? until : undefined);
      return keptUntil(new Answer(body, { ...options, ...again }), Math.min(minuteEnd(time), until), now());
    },

    async getSeoTags({ request }) {
      const documents = await documentsFor(request);
      const registryVersion = registryVersionOf(header(request, 'registryVersion'));
      const found = await findSeoTags(documents.source, { registryVersion, now: now() });
      if (!found) throw notPublished('seo-tags/default');
      return targeted(cacheable(documents, found.document, found.version), found, askAgainIn);
    },

    async getDefaultStore({ request }) {
      const city = cityOfIp(ipOf(request));
      const store = city === undefined ? undefined : await stores.idOfCity(city);
      return {
        status: 'SUCCESS',
        data: {
          storeInCurrentIpCity: store ?? null,
          panIndiaStore: settings.DEFAULT_STORE_ID,
          isDefaultWalletApplied: settings.DEFAULT_WALLET_APPLIED,
        },
      };
    },

    async getInfoPage({ request, session, params }) {
      const documents = await documentsFor(request);
      const receiver = await receiverOf({
        request,
        isLoggedIn: session?.isLoggedIn ?? false,
        source: documents.source,
        now: now(),
      });
      const found = await findInfoPage(documents.source, params.slug, receiver);
      if (!found) throw new HttpFault(404, { code: 'NO_SUCH_PAGE', displayMsg: 'Page Not Found' });
      const reply = { status: 'SUCCESS' as const, data: found.document };
      return targeted(cacheable(documents, reply, found.version), found, askAgainIn);
    },
  };
}

/**
 * The alerts of now, and until when there is no other. They are sent without their beginning, so that they are shown by the clock of the server, whatever
 * that of the device says.
 */
export async function currentAlerts(
  source: DocumentsSource,
  now: number,
): Promise<{ readonly alerts: readonly Alert[]; readonly until: number }> {
  const all = (await source.find('alerts', ['default']))?.document.alerts ?? [];
  const alerts = all
    .filter(
      ({ from, until }) =>
        (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until)),
    )
    .map(({ from: _, ...alert }) => alert);
  return { alerts, until: nextChange(all, now) };
}
