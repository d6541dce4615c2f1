const longest = 60;

/** Shortens a value for a message: a pasted picture would fill the terminal. */
export function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 3)}…` : text;
}

export function quoted(text: string): string {
  return `'${cut(text)}'`;
}
