/** What analytics is told of an error: its kind and its message, no trace. */
export function messageOf(error: unknown): string {
  return String(error).slice(0, 200);
}
