import { getWidgetContent } from '#schemas/compiled/endpoints.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { Request } from '#src/request/ports.ts';

/**
 * Fetches the content behind a node's `contentUrl`, a path of our services: the data of the reply. In the store of the page that it is for:
 * that of the session may be another one by the time that the call is sent.
 */
export async function fetchContent(request: Request, url: string, storeId: string): Promise<unknown> {
  const reply = await request.call(endpointAt(getWidgetContent, url), { params: { storeId } });
  if (statusOf(reply) !== 'success') throw new Error(`There is no content at '${url}'.`);
  return reply.data;
}
