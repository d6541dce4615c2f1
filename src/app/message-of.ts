/** The reported text of an error: its type and its message, without the stack. */
export function messageOf(error: unknown): string {
  return String(error).slice(0, 200);
}
