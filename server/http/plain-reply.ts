/** A page without the app: made once, and the same for all requests. */
export interface PlainReply {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
