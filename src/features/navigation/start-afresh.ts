/** Opens the page anew, with whatever the server has now: a newer build, or the same one once more. */
export function startAfresh(): void {
  window.location.reload();
}
