import type { Page } from '@playwright/test';

/** The reply to the next write of the cart, stopped between the server, which has done the write, and the page. */
export interface CaughtReply {
  readonly isCaught: () => boolean;
  /** The page hears that the connection broke. Replies come again. */
  readonly lose: () => Promise<void>;
}

/** `onCaught` is called when a reply is there. */
export async function catchReply(page: Page, onCaught: () => void): Promise<CaughtReply> {
  const session = await page.context().newCDPSession(page);
  let caught: string | undefined;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (caught !== undefined || request.method === 'GET') {
      // The page may be gone.
      session.send('Fetch.continueRequest', { requestId }).catch(() => {});
      return;
    }
    caught = requestId;
    onCaught();
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/cart-service/*', requestStage: 'Response' }],
  });
  return {
    isCaught: () => caught !== undefined,
    async lose() {
      // A page that was loaded anew has given the call up itself.
      if (caught !== undefined)
        await session
          .send('Fetch.failRequest', { requestId: caught, errorReason: 'ConnectionReset' })
          .catch(() => {});
      await session.detach();
    },
  };
}
