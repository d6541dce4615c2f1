/** The code of a part could not be fetched: the connection is lost, or the server has a newer build. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
    this.name = 'NotLoaded';
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
