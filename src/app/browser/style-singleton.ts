import { useEffect } from 'react';

// Takes the place of the package react-style-singleton, by which the dialogs' library stops the page behind from scrolling. The package writes
// a style element, which a strict content security policy refuses; a constructed style sheet says the same and is allowed.

function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(styles: string) {
      users += 1;
      if (users > 1 || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}

/** A component that adds styles to the page for as long as one of it is mounted. */
export function styleSingleton() {
  const sheet = stylesheetSingleton();
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles]);
    return null;
  };
}
