interface Policies {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

export const serviceWorkerUrl = '/service-worker.js';

/** Leaflet writes these to find out what the browser draws, and empties icons by the last one. */
const leafletTexts: readonly string[] = ['<svg/>', ''];

let isDone = false;

/**
 * Where the browser has Trusted Types, the content security policy lets no text become HTML or code. These few may: it is called by whoever needs them,
 * before that code is loaded. Everything else throws in the browser, so that text from outside never runs.
 */
export function trustOwnCode(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: Policies };
  if (isDone || !trustedTypes) return;
  isDone = true;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (leafletTexts.includes(text) ? text : null),
    createScriptURL: (url) => (url === serviceWorkerUrl ? url : null),
  });
}
