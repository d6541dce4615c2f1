import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentIssue, PreparedDocument } from '#schemas/engine/prepared.ts';
import { type Preparation, preparations } from './preparation.ts';

/**
 * Prepares the rest of a document that is shown while the browser is idle, and reports its faults, each once, in the order of the document. Undefined
 * where nothing is left to prepare: the page is rendered once more then.
 */
export function usePreparation(
  document: PreparedDocument,
  report: (issue: DocumentIssue) => void,
): Preparation | undefined {
  const [, setDone] = useState<PreparedDocument>();
  const known = preparations.get(document);
  const preparation = known?.isDone() ? undefined : known;
  const reported = useRef({ of: document, count: 0 });

  const reportNew = useEffectEvent(() => {
    const { issues } = preparation ?? document;
    if (reported.current.of !== document) reported.current = { of: document, count: 0 };
    for (const issue of issues.slice(reported.current.count)) report(issue);
    reported.current.count = issues.length;
  });
  // Effects before the paint, because they do little: for effects after it React starts a task of its own.
  // A render may have prepared some more.
  useLayoutEffect(() => reportNew());
  useLayoutEffect(
    () =>
      preparation?.prepareWhenIdle((isDone) => {
        reportNew();
        if (isDone) startTransition(() => setDone(document));
      }),
    [document, preparation],
  );
  return preparation;
}
