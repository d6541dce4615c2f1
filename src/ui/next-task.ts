/** Ends the current task, so that the browser handles input before the code after it runs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
