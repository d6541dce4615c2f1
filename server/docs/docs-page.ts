import { escaped } from '../http/escaped.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

export interface ApiDocument {
  readonly info?: { readonly title?: string; readonly description?: string | undefined };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

export const docsStyle = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem}
h2{margin-top:2.5rem;text-transform:capitalize}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.75rem;margin:.5rem 0;padding:.6rem 1rem}
summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.75rem;align-items:baseline}
code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:24rem;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent)}
.method{font-weight:700;min-width:4rem}
.quiet{opacity:.75}
`;

/** The API document as one self-contained page: no scripts, no external addresses. */
export function docsPage(document: ApiDocument): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {}) as [string, Operation][]) {
      const tag = operation.tags?.[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...byTag].map(([tag, operations]) => `<h2>${escaped(tag)}</h2>${operations.join('')}`);
  const title = escaped(document.info?.title ?? 'API');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${docsStyle}</style></head><body><main><h1>${title}</h1><p>${escaped(document.info?.description ?? '')} As OpenAPI: <a href="/api/docs/json">/api/docs/json</a>.</p>${sections.join('')}</main></body></html>`;
}

function operationHtml(
  path: string,
  method: string,
  { summary, operationId, parameters = [], requestBody, responses = {} }: Operation,
): string {
  const inputs = parameters.map(
    ({ name, in: where, required, description }) =>
      `<li><code>${escaped(name)}</code> <span class="quiet">${escaped(where)}${required ? ', required' : ''}</span> ${escaped(description ?? '')}</li>`,
  );
  const parts = [
    inputs.length > 0 ? `<h3>Parameters</h3><ul>${inputs.join('')}</ul>` : '',
    schemaHtml('Body', requestBody?.content),
    ...Object.entries(responses).map(([status, reply]) => schemaHtml(`Reply ${status}`, reply.content)),
  ];
  return `<details id="${escaped(operationId ?? '')}"><summary><span class="method">${method.toUpperCase()}</span><code>${escaped(path)}</code><span class="quiet">${escaped(summary ?? '')}</span></summary>${parts.join('')}</details>`;
}

function schemaHtml(
  title: string,
  content: Readonly<Record<string, { readonly schema?: unknown }>> | undefined,
): string {
  const schema = Object.values(content ?? {})[0]?.schema;
  return schema === undefined
    ? ''
    : `<h3>${title}</h3><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
}
