import type { Link } from '../actions.ts';
import { isRecord } from '../is-record.ts';
import { contractOf } from './contract-of.ts';
import type { Path } from './fault.ts';

/** Something that a node promises, and where it leads. */
export interface Offer {
  readonly link: Link;
  /** Its texts with their paths, the heading first. */
  readonly texts: readonly { readonly path: Path; readonly text: string; readonly isHeading: boolean }[];
  /** Asks for a coupon code: its prices are those with the coupon, which the menu does not know. */
  readonly isCoupon: boolean;
}

const headings: readonly string[] = ['title', 'heading', 'label'];
const others: readonly string[] = ['text', 'note', 'terms'];

/**
 * The offers of a node as written: the node itself, and each entry of its lists, with the link of the entry, else that of the node.
 */
export function offersOf(node: Readonly<Record<string, unknown>>, path: Path): readonly Offer[] {
  const own = linkOf(node) ?? contractOf(node.type)?.defaultLink;
  const props = isRecord(node.props) ? node.props : {};
  const places = [
    { value: node, path },
    { value: props, path: [...path, 'props'] },
    ...Object.entries(props).flatMap(([name, list]) =>
      Array.isArray(list)
        ? list.map((value: unknown, at) => ({ value, path: [...path, 'props', name, at] }))
        : [],
    ),
  ];
  return places.flatMap(({ value, path: at }) => {
    if (!isRecord(value)) return [];
    const link = linkOf(value) ?? own;
    const texts = [...headings, ...others].flatMap((field) => {
      const text = value[field];
      return typeof text === 'string'
        ? [{ path: [...at, field], text, isHeading: headings.includes(field) }]
        : [];
    });
    return link && texts.length > 0 ? [{ link, texts, isCoupon: value.code !== undefined }] : [];
  });
}

/** The link of a node or an entry; the category of a tile counts as one. */
export function linkOf({ link, categoryId }: Readonly<Record<string, unknown>>): Link | undefined {
  if (isRecord(link) && typeof link.action === 'string') return link as unknown as Link;
  return typeof categoryId === 'string' ? { action: 'menu', to: categoryId } : undefined;
}
