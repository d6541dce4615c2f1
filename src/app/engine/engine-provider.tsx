import { type ReactNode, useMemo, useState } from 'react';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import type { EnginePorts } from '#registry/product-engine.ts';
import { DocumentNodes } from '#registry/engine/document-nodes.tsx';
import { resolveLink } from '#registry/engine/resolve-link.ts';
import { loadShapes } from '#registry/load-shapes.ts';
import { reportOnce } from '#registry/engine/report-once.ts';
import { clausesHold } from '#schemas/engine/clauses.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import {
  type DocumentPort,
  DocumentPortProvider,
  type NodesProps,
} from '#src/features/documents/document-port.tsx';
import { usePreview } from '#src/features/documents/preview-context.tsx';
import { useRequest } from '#src/store/request-context.tsx';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import { EngineContext, type EngineSinks, useEngineSinks } from './engine-context.ts';
import { createMinuteClock, MinuteClockContext } from './minute-clock.ts';
import { useSameItems } from './use-same-items.ts';
import { useEngineFacts } from './use-engine-facts.ts';
import { widgetEngine } from './widget-engine.ts';

function Nodes(props: NodesProps) {
  const sinks = useEngineSinks();
  const facts = useEngineFacts();
  const ports = useMemo(() => ({ facts, ...sinks }), [facts, sinks]);
  return <DocumentNodes {...props} ports={ports} engine={widgetEngine} />;
}

function useVisibleNodes(document: PreparedDocument | undefined): readonly PreparedNode[] {
  const facts = useEngineFacts();
  const visible = useMemo(
    () =>
      document?.nodes.filter(
        (node) =>
          !node.unknown &&
          clausesHold({ clauses: widgetEngine.clauses, facts }, node.when) &&
          !(facts.vegOnly && node.nonVeg),
      ) ?? [],
    [document, facts],
  );
  return useSameItems(visible);
}

const linkOf: DocumentPort['linkOf'] = (node) =>
  resolveLink(widgetEngine.links, node.link ?? widgetEngine.contract(node.type)?.defaultLink);

/** The first documents come prepared with the page. The code that prepares later ones is fetched with the first of them. */
const prepare: DocumentPort['prepare'] = async (input) => {
  const [{ prepareInParts }, shapes] = await Promise.all([
    import('#registry/engine/prepare-document.ts'),
    loadShapes(),
  ]);
  return prepareInParts(input, { ...shapes, contract: widgetEngine.contract });
};

/** Joins the engine with the app: facts from the store, content through the request layer, faults and events to analytics. */
export function EngineProvider({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const request = useRequest();
  const analytics = useAnalytics();
  const mode = usePreview() === null ? 'customer' : 'author';
  const [clock] = useState(() => createMinuteClock(renderedAt));

  const sinks: EngineSinks = useMemo(
    () => ({
      mode,
      fetchContent: async (url: string, storeId: string) => {
        const { fetchContent } = await fetched(() => import('./fetch-content.ts'));
        return fetchContent(request, url, storeId);
      },
      report: reportOnce((issue) => analytics.track('document_fault', issue)),
      track: ({ kind, ...event }: Parameters<EnginePorts['track']>[0]) =>
        analytics.track(kind === 'click' ? 'widget_click' : 'widget_impression', event),
    }),
    [mode, request, analytics],
  );
  const port: DocumentPort = useMemo(
    () => ({ prepare, report: sinks.report, Nodes, useVisibleNodes, linkOf }),
    [sinks],
  );

  return (
    <MinuteClockContext value={clock}>
      <EngineContext value={sinks}>
        <DocumentPortProvider port={port}>{children}</DocumentPortProvider>
      </EngineContext>
    </MinuteClockContext>
  );
}
