/** The known name that a mistyped one probably means; undefined when none is similar. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const limit = given.length < 3 ? 1 : Math.max(2, Math.floor(given.length / 3));
  const near = known
    // Names of very different length are never similar. This also avoids comparing a pasted picture letter by letter.
    .filter((name) => Math.abs(name.length - given.length) <= limit)
    .map((name) => ({ name, distance: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance);
  return near[0]?.name;
}

/** Insertions, deletions and replacements that turn one word into the other (Levenshtein). */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === right[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
