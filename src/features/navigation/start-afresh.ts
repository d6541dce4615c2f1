/** Reloads the page, with the build that the server has now. */
export function startAfresh(): void {
  window.location.reload();
}
