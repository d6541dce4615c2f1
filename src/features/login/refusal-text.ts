import { appTexts } from '#src/config/texts/app.ts';
import type { Refusal } from '#src/request/answer.ts';
import { loginWords as words } from './login-words.ts';

/** What the page says to a refusal; null when a popup has said it. */
export function refusalText({ shown, kind, code, status, hasServerText, text }: Refusal): string | null {
  if (shown) return null;
  if (hasServerText) return text;
  if (kind === 'network') return code === 'OFFLINE' ? appTexts.offline : words.noAnswer;
  return status === 429 ? words.tooMany : text;
}

/** Whether the server refuses what was entered: the text then stands at the field. */
export function isAboutEntry({ kind, hasServerText, status }: Refusal): boolean {
  return kind === 'refused' && hasServerText && (status === 400 || status === 422);
}
