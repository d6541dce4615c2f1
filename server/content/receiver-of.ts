import type { FastifyRequest } from 'fastify';
import { partnerApps } from '#schemas/partner-apps.ts';
import { bucketOf } from '#schemas/rules/experiment-groups.ts';
import { readPageGroup } from '#schemas/rules/page-group.ts';
import { variantOf } from '#schemas/rules/variants.ts';
import { deliveryTypeOf } from '../http/order-type.ts';
import { header } from '../http/session-headers.ts';
import type { DocumentsSource } from './documents-source.ts';
import { configOf } from './effective-config.ts';
import { type Receiver, registryVersionOf } from './sent-nodes.ts';

interface Asked {
  readonly request: FastifyRequest;
  /** Undefined where the call does not look for a session, so that it costs no database: then the header of the app is believed. */
  readonly isLoggedIn: boolean | undefined;
  /** The store of the address; else that of the header. */
  readonly storeId?: string | undefined;
  readonly source: DocumentsSource;
  readonly now: number;
}

/** Who asks with a call: what its session and its headers say. What they do not say is not known, and is left to the app. */
export async function receiverOf({ request, isLoggedIn, storeId, source, now }: Asked): Promise<Receiver> {
  const { experiments } = await configOf(source);
  const clientId = header(request, 'clientId');
  const ofPage = readPageGroup(header(request, 'experimentGroup'), experiments);
  // Apps that do not say what their page was rendered for show the group of the client.
  const group = ofPage ?? (clientId === undefined ? 'other' : bucketOf(clientId));
  const claimed = header(request, 'isLoggedIn');
  const partner = header(request, 'miniApp');
  return {
    registryVersion: registryVersionOf(header(request, 'registryVersion')),
    orderType: deliveryTypeOf(request),
    loggedIn: isLoggedIn ?? (claimed === undefined ? undefined : claimed === 'true'),
    // Apps outside of a partner's app have no such header.
    miniApp: partner === undefined ? null : partnerApps.find((each) => each === partner),
    storeId: storeId ?? header(request, 'storeId'),
    isGroupOfClient: ofPage === undefined && clientId !== undefined,
    variantOf: (experiment) =>
      group === 'other' ? undefined : variantOf(experiment, { bucket: group, clientId }, experiments),
    now,
  };
}
