import type { Link } from '#schemas/actions.ts';
import type { PropsOf, WidgetContract } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { z } from 'zod';
import { linkAction } from './link-action.ts';

interface ViewHead {
  readonly id?: string;
  readonly title?: string;
  /** Of the node; the contract's default link when absent. */
  readonly link?: Link;
}

/** The props that the engine passes to the view of a node with these props, by default those of the contract's example. */
export function viewProps<C extends WidgetContract>(
  contract: C,
  props: z.input<C['props']> = contract.example as z.input<C['props']>,
  { id = contract.type, title, link = contract.defaultLink }: ViewHead = {},
): WidgetViewProps<PropsOf<C>> {
  return {
    id,
    props: contract.props.parse(props) as PropsOf<C>,
    ...(title === undefined ? {} : { title }),
    link: linkAction(link),
    resolveLink: (each) => linkAction(each),
    priority: false,
  };
}
