const longest = 60;

/** What a message shows of a value: a picture that was pasted into a document would fill the terminal. */
export function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 3)}…` : text;
}

export function quoted(text: string): string {
  return `'${cut(text)}'`;
}
