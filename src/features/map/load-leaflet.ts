import { trustOwnCode } from '#src/config/trusted-types.ts';
import styleSheet from './leaflet-styles.css?url';

export type Leaflet = typeof import('leaflet');

let loading: Promise<Leaflet> | null = null;

/** Loads the map library and its stylesheet, when the first map is shown. After a failure the next call tries again. */
export function loadLeaflet(): Promise<Leaflet> {
  trustOwnCode();
  loading ??= Promise.all([import('leaflet'), addStyleSheet(styleSheet)])
    .then(([leaflet]) => leaflet)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Adds a link element, because the security policy allows stylesheets of this origin and no style elements. */
function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The stylesheet of the map did not load.'));
    });
    document.head.append(link);
  });
}
