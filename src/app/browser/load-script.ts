/**
 * Loads a third-party script. The app does not wait for it. A page that was not asked for as one with such a script refuses it: in the app of a partner
 * where the browser keeps no cookies.
 */
export function loadScript(src: string): void {
  if (src === '' || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  try {
    script.src = src;
  } catch {
    return;
  }
  script.async = true;
  document.head.append(script);
}
