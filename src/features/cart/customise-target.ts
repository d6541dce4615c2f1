/** What is being customised: a product, or a line of the cart that is edited. */
export interface CustomiseTarget {
  readonly productId: string;
  /** Key of the cart line that is edited. */
  readonly line?: string | undefined;
}

/** The query parameters of a page that shows the choices of a product in a dialog over it. */
const names = { productId: 'customise', line: 'line' } as const;

/** The address of a page with the choices in a dialog over it: `/menu/sides?customise=SID1`. It can be shared and reloaded. */
export function withDialog(page: string, { productId, line }: CustomiseTarget): string {
  const { path, query } = parse(withoutDialog(page));
  query.set(names.productId, productId);
  if (line !== undefined) query.set(names.line, line);
  return `${path}?${query}`;
}

/** The address of the same page without the dialog. */
export function withoutDialog(page: string): string {
  const { path, query } = parse(page);
  if (!query.has(names.productId)) return page;
  for (const name of Object.values(names)) query.delete(name);
  const rest = query.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** The dialog that an address asks for with its query. */
export function readDialog(search: string): CustomiseTarget | null {
  const query = new URLSearchParams(search);
  const productId = query.get(names.productId);
  return productId ? { productId, line: query.get(names.line) ?? undefined } : null;
}

function parse(page: string): { path: string; query: URLSearchParams } {
  const [path = '', search] = page.split('?');
  return { path, query: new URLSearchParams(search) };
}
