import { genericTexts } from '#src/config/texts/generic.ts';
import type { Refusal, RefusalKind } from './answer.ts';
import type { ServerErrorEntry } from './first-error.ts';

interface RefusalParts extends ServerErrorEntry {
  readonly kind: RefusalKind;
  readonly message?: string;
  readonly status?: number | null;
  readonly requestId?: string;
  readonly shown?: boolean;
}

/** Creates a refusal with the texts of the server, or the generic ones where it sent none (ERR-01, ERR-03, ERR-04). */
export function refusalWith(parts: RefusalParts): Refusal {
  const { kind, code = '', displayMsg, header, btnMsg, message = code } = parts;
  const { status = null, requestId = '', shown = false } = parts;
  return {
    kind,
    code,
    text: displayMsg ?? genericTexts.text,
    header: header ?? genericTexts.header,
    button: btnMsg ?? genericTexts.button,
    hasServerText: displayMsg !== undefined,
    message,
    status,
    requestId,
    shown,
  };
}

/** The text of a refusal for a message in the page: the server's, else the one of the caller. */
export function textOf({ hasServerText, text }: Refusal, otherwise: string): string {
  return hasServerText ? text : otherwise;
}

/** The same for a toast, which would repeat a failure that a popup has shown: null then. */
export function unshownTextOf(refusal: Refusal, otherwise: string): string | null {
  return refusal.shown ? null : textOf(refusal, otherwise);
}
