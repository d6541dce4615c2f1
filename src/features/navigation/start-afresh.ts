/** Opens the page anew, with whatever the server has now: the way on where code of an older build is wanted that is there no more. */
export function startAfresh(): void {
  window.location.reload();
}
