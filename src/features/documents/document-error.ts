export type DocumentErrorCode = 'empty-reply' | 'unreadable-document' | 'not-modified-unknown';

/** A reply that holds no document to show. The last good one stays on screen. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(document: string, code: DocumentErrorCode) {
    super(`The reply for '${document}' cannot be shown (${code}).`);
    this.name = 'DocumentError';
    this.code = code;
  }
}
