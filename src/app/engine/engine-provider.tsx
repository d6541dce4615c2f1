import { type ReactNode, useMemo } from 'react';
import type { EnginePorts } from '#registry/engine-ports.ts';
import { DocumentNodes } from '#registry/document-nodes.tsx';
import { linkAction } from '#registry/link-action.ts';
import { loadValidators } from '#registry/load-validators.ts';
import { reportOnce } from '#registry/report-once.ts';
import { holds } from '#registry/when.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import {
  type DocumentPort,
  DocumentPortProvider,
  type NodesProps,
} from '#src/features/documents/document-port.tsx';
import { usePreview } from '#src/features/documents/preview-context.tsx';
import { useRequest } from '#src/store/request-context.tsx';
import { configuredPaths, EngineContext, useEnginePorts } from './engine-context.ts';
import { fetchContent } from './fetch-content.ts';
import { useEngineFacts } from './use-engine-facts.ts';
import { widgetRegistry } from './widget-registry.ts';

function Nodes(props: NodesProps) {
  return (
    <DocumentNodes {...props} ports={useEnginePorts()} registry={widgetRegistry} paths={configuredPaths} />
  );
}

/** The first documents came prepared: what prepares later ones is fetched with the first of them. */
const prepare: DocumentPort['prepare'] = async (input) => {
  const [{ prepareDocument }, validators] = await Promise.all([
    import('#registry/prepare-document.ts'),
    loadValidators(),
  ]);
  return prepareDocument(input, { ...validators, contract: widgetRegistry.contract });
};

/** Joins the engine with the app: facts from the store, content through the request layer, faults and events to analytics. */
export function EngineProvider({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const request = useRequest();
  const analytics = useAnalytics();
  const facts = useEngineFacts(renderedAt);
  const mode = usePreview() === null ? 'customer' : 'author';

  const sinks = useMemo(
    () => ({
      fetchContent: (url: string) => fetchContent(request, url),
      report: reportOnce((issue) => analytics.track('document_fault', { ...issue })),
      track: ({ kind, ...event }: Parameters<EnginePorts['track']>[0]) =>
        analytics.track(`widget_${kind}`, event),
    }),
    [request, analytics],
  );
  const ports: EnginePorts = useMemo(() => ({ facts, mode, ...sinks }), [facts, mode, sinks]);

  const port: DocumentPort = useMemo(
    () => ({
      prepare,
      report: sinks.report,
      Nodes,
      visibleNodes: ({ nodes }) => nodes.filter((node) => !node.unknown && holds(node.when, facts)),
      linkOf: (node) =>
        linkAction(node.link ?? widgetRegistry.contract(node.type)?.defaultLink, configuredPaths),
    }),
    [facts, sinks],
  );

  return (
    <EngineContext value={ports}>
      <DocumentPortProvider port={port}>{children}</DocumentPortProvider>
    </EngineContext>
  );
}
