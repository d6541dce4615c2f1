import { useEffect } from 'react';

// Replaces the package react-style-singleton, with which the dialog library keeps the page behind a dialog from scrolling. The package writes a
// style element, which a strict content security policy blocks; a constructed style sheet has the same effect and is allowed.

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

/** Creates a component that adds styles to the page while at least one instance is mounted. */
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
