/** Loads a third-party script. The app does not wait for it. */
export function loadScript(src: string): void {
  if (src === '' || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
