import { createContext, type ReactNode, useContext } from 'react';
import type { Request } from '#src/request/ports.ts';

const RequestContext = createContext<Request | null>(null);

export function RequestProvider({ request, children }: { request: Request; children: ReactNode }) {
  return <RequestContext value={request}>{children}</RequestContext>;
}

/** The request layer, for hooks that read server data. Thunks and listeners get it in their `extra`. */
export function useRequest(): Request {
  const request = useContext(RequestContext);
  if (!request) throw new Error('useRequest needs the RequestProvider of src/app above it.');
  return request;
}
