import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a reply. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Compressed once for many replies, so a higher level is worth it than for a single reply. */
export const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** A body that is sent many times: serialised once, and compressed once for each encoding. */
export class Serialised {
  readonly bytes: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** A text is sent as it is, anything else as JSON. */
  constructor(body: object | string) {
    this.bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compressors[encoding](this.bytes);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** The version of a content: equal for equal contents, in every process. */
export function contentVersion(content: object): string {
  return textVersion(JSON.stringify(content));
}

export function textVersion(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The best encoding that an Accept-Encoding header allows; one with q=0 is not. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}
