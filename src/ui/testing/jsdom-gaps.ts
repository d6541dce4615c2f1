/** jsdom has no CSS.escape, which user-event needs to move between radio buttons by arrow key. */
if (globalThis.CSS?.escape === undefined) {
  const escape = (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, escape } });
}
