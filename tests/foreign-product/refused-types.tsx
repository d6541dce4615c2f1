// Nothing here runs: `npm run types` reads it. Each `@ts-expect-error` is a mistake that has to stay one.
import { createEngine } from '#registry/engine/create-engine.ts';
import { defineWidget } from '#registry/engine/define-widget.ts';
import { DocumentNodes } from '#registry/engine/document-nodes.tsx';
import type { EnginePorts } from '#registry/engine/engine-ports.ts';
import { prepareDocument } from '#registry/engine/prepare-document.ts';
import { resolveLink } from '#registry/engine/resolve-link.ts';
import type { ProductEngine } from '#registry/product-engine.ts';
import * as ours from '#schemas/compiled/contracts.ts';
import type { Documents } from '#schemas/document-types.ts';
import type { Clauses } from '#schemas/engine/clauses.ts';
import type { Links } from '#schemas/engine/links.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import type { WidgetViewProps } from '#schemas/engine/prepared.ts';
import { linksOf } from '#schemas/link-path.ts';
import { clauses as ourClauses } from '#schemas/rules/when-holds.ts';
import * as kiosks from './compiled/contracts.ts';
import { defineContract, type KioskDocuments, type KioskFacts } from './documents.ts';
import { kiosk, kioskClauses, kioskReading } from './kiosk.ts';
import { kioskLinks } from './links.ts';
import { announcement } from './contracts/announcement.ts';
import { AnnouncementView, ShelfView } from './views.tsx';

const parts = {
  texts: { contentFailed: '', tryAgain: '' },
  loadReading: () => Promise.resolve(kioskReading),
  scopeOf: () => '',
};
const widgets = [
  defineWidget({ contract: kiosks.announcement, view: () => Promise.resolve({ View: AnnouncementView }) }),
];

export function actions(ourEngine: ProductEngine) {
  resolveLink(kiosk.links, { action: 'reserve', to: '1' });
  // @ts-expect-error -- an action of ours
  resolveLink(kiosk.links, { action: 'menu' });
  resolveLink(ourEngine.links, { action: 'menu' });
  // @ts-expect-error -- an action of the kiosk
  resolveLink(ourEngine.links, { action: 'reserve' });
  // @ts-expect-error -- a default link of ours in a contract of the kiosk
  defineContract({ ...announcement, defaultLink: { action: 'menu' } });
  // @ts-expect-error -- the links of ours lack the kiosk's actions
  createEngine({ widgets, links: linksOf(), clauses: kioskClauses, ...parts });
  createEngine({ widgets, links: kioskLinks, clauses: kioskClauses, ...parts });
}

export function facts(ports: EnginePorts<KioskDocuments>) {
  // @ts-expect-error -- the kiosk does not know of order types
  createEngine({ widgets, links: kioskLinks, clauses: ourClauses, ...parts });
  const asks: Clauses<KioskDocuments['when'], KioskFacts> = {
    ...kioskClauses,
    // @ts-expect-error -- a fact that the kiosk does not have
    readers: (_, { loggedIn }) => loggedIn,
  };
  // @ts-expect-error -- a clause without its function
  const lacks: Clauses<KioskDocuments['when'], KioskFacts> = { readers: () => true };
  // @ts-expect-error -- the facts of ours
  const wrong: EnginePorts<KioskDocuments> = { ...ports, facts: { orderType: 'D', loggedIn: false } };
  return [asks, lacks, wrong];
}

export function places(engine: { readonly contract: typeof kiosk.contract }) {
  const reading = { ...kioskReading, ...engine };
  prepareDocument({ document: 'a', version: '1', place: 'lobby', nodes: [] }, reading);
  // @ts-expect-error -- a place of ours
  prepareDocument({ document: 'a', version: '1', place: 'landing', nodes: [] }, reading);
  // @ts-expect-error -- a place of ours in a contract of the kiosk
  defineContract({ ...announcement, places: ['landing'] });
}

export function documents(ports: EnginePorts<KioskDocuments>, landing: PreparedDocument) {
  // @ts-expect-error -- a document of ours in the engine of the kiosk
  return <DocumentNodes document={landing} ports={ports} engine={kiosk} />;
}

export function views(OurNotice: (props: WidgetViewProps<{ text: string }, Documents>) => null) {
  // @ts-expect-error -- a view whose props do not fit the contract
  defineWidget({ contract: kiosks.announcement, view: () => Promise.resolve({ View: ShelfView }) });
  // @ts-expect-error -- a view of ours, which resolves links of ours
  defineWidget({ contract: kiosks.announcement, view: () => Promise.resolve({ View: OurNotice }) });
  // @ts-expect-error -- a view of the kiosk for a contract of ours
  defineWidget({ contract: ours.notice, view: () => Promise.resolve({ View: AnnouncementView }) });
}

export const anyLinks: Links = kioskLinks;
