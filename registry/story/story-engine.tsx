import { useMemo } from 'react';
import { action } from 'storybook/actions';
import { nodeShape, propsShapes } from '#schemas/compiled/widget-shapes.ts';
import type { NodePlace } from '#schemas/contract.ts';
import type { DocumentIssue } from '#schemas/prepared.ts';
import { DocumentNodes } from '../document-nodes.tsx';
import type { EngineFacts, EnginePorts } from '../engine-ports.ts';
import { prepareDocument } from '../prepare-document.ts';
import { createRegistry } from '../registry.ts';
import { widgets } from '../widgets.ts';

/** The product's own registry. */
export const storyRegistry = createRegistry(widgets);

export const storyFacts: EngineFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variants: {},
  vegOnly: false,
  now: Date.parse('2026-11-20T19:45:00+05:30'),
};

const tracked = action('tracked');
const logIssue = action('issue');

export function noContent(url: string): Promise<never> {
  return Promise.reject(new Error(`No story answers ${url}.`));
}

interface StoryDocumentProps {
  /** The list of nodes as an author writes it, not checked yet. */
  readonly nodes: unknown;
  readonly place: NodePlace;
  readonly name?: string;
  readonly facts?: EngineFacts;
  readonly fetchContent?: EnginePorts['fetchContent'];
  /** Faults of single nodes that show only when they are drawn. */
  readonly onIssue?: (issue: DocumentIssue) => void;
}

/** Reads nodes the way the product does and shows them the way an author sees them. */
export function usePrepared({
  nodes,
  place,
  name = place,
}: Pick<StoryDocumentProps, 'nodes' | 'place' | 'name'>) {
  return useMemo(
    () =>
      prepareDocument(
        { document: name, version: 'story', place, nodes },
        { nodeShape, propsShapes, contract: storyRegistry.contract },
      ),
    [nodes, place, name],
  );
}

export function StoryDocument({
  nodes,
  place,
  name,
  facts = storyFacts,
  fetchContent = noContent,
  onIssue = logIssue,
}: StoryDocumentProps) {
  const document = usePrepared({ nodes, place, ...(name === undefined ? {} : { name }) });
  const ports = useMemo<EnginePorts>(
    () => ({ facts, fetchContent, report: onIssue, track: tracked, mode: 'author' }),
    [facts, fetchContent, onIssue],
  );
  return <DocumentNodes document={document} ports={ports} registry={storyRegistry} />;
}
