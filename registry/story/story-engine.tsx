import { useMemo } from 'react';
import { action } from 'storybook/actions';
import type { NodePlace } from '#schemas/document-types.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { DocumentNodes } from '../engine/document-nodes.tsx';
import type { EngineFacts } from '#schemas/document-types.ts';
import { createProductEngine, type EnginePorts } from '../product-engine.ts';
import * as reading from '../reading.ts';
import { prepareDocument } from '../engine/prepare-document.ts';
import { widgets } from '../widgets.ts';

/** The product's own engine. */
export const storyEngine = createProductEngine(widgets);

export const storyFacts: EngineFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variantOf: () => 'default',
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

type ToPrepare = Pick<StoryDocumentProps, 'nodes' | 'place' | 'name'>;

/** Reads nodes the way the product does and shows them the way an author sees them. */
export function prepareForStory({ nodes, place, name = place }: ToPrepare) {
  return prepareDocument(
    { document: name, version: 'story', place, nodes },
    { ...reading, contract: storyEngine.contract },
  );
}

export function usePrepared({ nodes, place, name = place }: ToPrepare) {
  return useMemo(() => prepareForStory({ nodes, place, name }), [nodes, place, name]);
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
  return <DocumentNodes document={document} ports={ports} engine={storyEngine} />;
}
