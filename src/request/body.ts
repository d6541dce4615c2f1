import type { AnyEndpoint } from '#schemas/endpoint.ts';

export interface EncodedBody {
  readonly body?: string | FormData | URLSearchParams;
  /** Absent for forms: the browser sets it, with the boundary. */
  readonly contentType?: string;
}

/** Encodes as JSON, unless the endpoint is multipart or the caller passes a form. */
export function encodeBody(endpoint: AnyEndpoint, body: unknown): EncodedBody {
  if (body === undefined || body === null) return {};
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  if (endpoint.multipart) return { body: toFormData(body as Record<string, unknown>) };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
