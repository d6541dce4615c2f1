// Types only: the documents of this product before and after the engine has read them, and what its views receive (schemas/engine/prepared.ts).
import type { Documents } from './document-types.ts';
import type {
  DocumentInput as AnyInput,
  PreparedDocument as AnyDocument,
  PreparedNode as AnyNode,
  WidgetViewProps as AnyViewProps,
} from './engine/prepared.ts';

export interface PreparedNode extends AnyNode<Documents> {
  /** Hidden while veg only is on. */
  readonly nonVeg?: boolean;
}

export interface PreparedDocument extends AnyDocument<Documents> {
  readonly nodes: readonly PreparedNode[];
}

export type DocumentInput = AnyInput<Documents>;

/** What the view of a node kind receives: these typed props and nothing else of the engine. */
export type WidgetViewProps<Props> = AnyViewProps<Props, Documents>;
