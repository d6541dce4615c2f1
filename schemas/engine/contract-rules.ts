// Types only: what a document has to keep to beside the schema of a kind's props. The content command and the server check it.

/** A list whose entries must differ: in the named field, or as whole texts when no field is named. */
export interface DistinctEntries<Prop extends string = string> {
  readonly list: Prop;
  readonly field?: string;
}

/** What the checks of documents need to know of a kind of node. Every field is optional. */
export interface ContractRules<Prop extends string = string, Content extends string = string> {
  /** Contents that the widget can show by `contentUrl`, its own one first. A kind without any takes no `contentUrl`. */
  readonly contents?: readonly [Content, ...Content[]];
  readonly distinct?: readonly DistinctEntries<Prop>[];
  /** The prop with the moment from which the widget shows nothing. */
  readonly shownUntil?: Prop;
  /** A form sends one answer per kind. A second field of this kind would have no effect, unless `when` shows only one of the two. */
  readonly answeredOnce?: boolean;
  /** The em that a word of a field has on a phone of 320 px, for fields with less room than the heading of a section: width by size of the letters. */
  readonly rooms?: Readonly<Record<string, number>>;
}
