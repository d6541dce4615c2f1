import type { ReactNode } from 'react';
import type { LandingSlot } from '#schemas/documents/landing.ts';
import { type DocumentPort, DocumentPortProvider, type NodesProps } from '../document-port.tsx';
import { createFakeReader } from './fake-reader.ts';

/** Shows a document as its name and the ids of its nodes. */
function Nodes({ document }: NodesProps) {
  return <p>{`${document.document}: ${document.nodes.map(({ id }) => id).join()}`}</p>;
}

const port: DocumentPort = {
  ...createFakeReader().reader.port,
  Nodes,
  useVisibleNodes: (document) => document?.nodes ?? [],
  linkOf: () => null,
};

/** An engine for tests of screens with slots. */
export function LandingPort({ children }: { children: ReactNode }) {
  return <DocumentPortProvider port={port}>{children}</DocumentPortProvider>;
}

/** The landing of the server, with one node in each of the slots: it has the name of its slot. */
export function landingWith(...slots: readonly LandingSlot[]) {
  const held = Object.fromEntries(
    slots.map((slot) => [slot, [{ id: `in-${slot}`, type: 'notice', props: {} }]]),
  );
  return {
    status: 'SUCCESS',
    data: { version: '1', widgets: [{ id: 'hero', type: 'notice', props: {} }], slots: held },
  };
}
