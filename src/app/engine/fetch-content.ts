import { getWidgetContent } from '#schemas/compiled/calls/get-widget-content.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';

/**
 * Fetches the content of a node's `contentUrl`, a path of our services, and returns the data of the reply. The call names the page's store: the
 * session may have another store by the time that the call is sent. @throws RefusalError
 */
export async function fetchContent(request: Request, url: string, storeId: string): Promise<unknown> {
  return dataOrThrow(await request.call(endpointAt(getWidgetContent, url), { params: { storeId } })).data;
}
