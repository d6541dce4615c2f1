import { publishDocument } from './publish-document.ts';
import type { RunningApp } from './server-fixture.ts';

export interface Landing {
  nodes: object[];
  slots: Record<string, object[]>;
}

/** Publishes the home page of the repository with a change. */
export function publishLanding(
  app: Pick<RunningApp, 'url' | 'authorToken'>,
  change: (landing: Landing) => void = () => {},
): Promise<void> {
  return publishDocument(app, 'landing', change);
}

/** A node with this text alone. */
export const noticeOf = (id: string, text: string, when?: object) => ({
  id,
  type: 'notice',
  version: 1,
  props: { text },
  ...(when && { when }),
});
