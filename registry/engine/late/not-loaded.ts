/**
 * This page can no longer load the code: the server has a newer build, or the browser remembers an earlier failure and does not fetch the file
 * again. A reload of the page gets it.
 */
export class NeedsReload extends Error {
  constructor(cause: unknown) {
    super('The page has to be reloaded to get this code.', { cause });
    this.name = 'NeedsReload';
  }
}

/** The code of a part could not be fetched: the connection is lost, or the page has to be reloaded. */
export class NotLoaded extends Error {
  readonly needsReload: boolean;

  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
    this.name = 'NotLoaded';
    this.needsReload = cause instanceof NeedsReload;
  }
}

/** Loads code; a failure to fetch it becomes `NotLoaded`, so that it can be told from a fault of the code. */
export async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new NotLoaded(cause);
  }
}
