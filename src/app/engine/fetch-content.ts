import { getWidgetContent } from '#schemas/compiled/endpoints.ts';
import type { Request } from '#src/request/ports.ts';
import { statusOf } from '#src/request/outcome.ts';

/**
 * Fetches the content behind a node's `contentUrl`: the data of the reply. Paths of our own services alone: a call carries the customer's
 * session, which is nobody else's business.
 */
export async function fetchContent(request: Request, url: string): Promise<unknown> {
  if (!url.startsWith('/') || url.startsWith('//'))
    throw new Error(`Content is read from paths of this site: '${url}' is none.`);
  const reply = await request.call({ ...getWidgetContent, path: url }, { params: { key: '' } });
  if (statusOf(reply) !== 'success') throw new Error(`There is no content at '${url}'.`);
  return reply.data;
}
