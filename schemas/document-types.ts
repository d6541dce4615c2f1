// Types only: what the documents of this product can say (schemas/engine/document-types.ts).
import type { LinkActionName } from './actions.ts';
import type { DocumentTypes } from './engine/document-types.ts';
import type { OrderTypeCode, When } from './node.ts';
import type { PartnerApp } from './partner-apps.ts';
import type { WidgetContentKey } from './widget-content.ts';

/** Which documents may hold nodes. */
export type NodePlace = 'landing' | 'left-menu' | 'bottom-navigation' | 'feedback-template' | 'info-page';

/** What decides which nodes of a document are shown: what a `when` clause may ask about, and veg only. */
export interface EngineFacts {
  readonly orderType: OrderTypeCode;
  /** Undefined in the first render, which is the same for everybody. */
  readonly loggedIn: boolean | undefined;
  /** Undefined in the first render. */
  readonly miniApp: PartnerApp | null | undefined;
  readonly storeId: string;
  /** The variant of an experiment for this customer; undefined while it is not known. */
  readonly variantOf: (experiment: string) => string | undefined;
  /** The customer sees vegetarian food only (MEN-19). */
  readonly vegOnly: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface Documents extends DocumentTypes {
  readonly place: NodePlace;
  readonly action: LinkActionName;
  readonly when: When;
  readonly facts: EngineFacts;
  readonly content: WidgetContentKey;
}
