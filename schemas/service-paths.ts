// Zod-free: the server tells calls from pages by it, and the development server passes calls on to the backend by it.

/** First parts of the paths that services answer; the others are named after their service: catalog-service, cart-service. */
const prefixes = ['api', 'agg', 'loginhandler', 'pg', 'ucr-api', 'sandbox', '[a-z]+(?:-[a-z]+)*-service'];

/** As a regular expression over an address without its host. */
export const servicePathPattern = `^/(?:${prefixes.join('|')})(?=[/?]|$)`;

const servicePath = new RegExp(servicePathPattern);

/** Whether a path belongs to a service, and so is never that of a page. */
export function isServicePath(path: string): boolean {
  return servicePath.test(path);
}
