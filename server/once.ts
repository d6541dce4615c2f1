/** Who asks for the same while it is being made waits for it, and gets the same. A failure is for all of them; who asks later tries anew. */
export function once<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = running.get(key);
  if (known) return known;
  const made = make().finally(() => running.delete(key));
  running.set(key, made);
  return made;
}
