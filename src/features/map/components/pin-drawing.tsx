import styles from './map-frame.module.css';

// The brand's pin: a drop with a fork and a knife.
const box = '0 0 44 56';
const body = 'M22 54.5C15 44.5 2.5 35.5 2.5 21.8a19.5 19.5 0 0 1 39 0C41.5 35.5 29 44.5 22 54.5Z';
const sign =
  'M14.5 11.5h2.200v7.200h1.700v-7.200h2.200v7.200h1.700v-7.200h2.200v8.600c0 2.700-1.400 4.400-3.500 5v9.400h-3v-9.400c-2.100-.6-3.500-2.300-3.500-5Zm13.600 0c2.700 1.300 4 4.600 4 8.800 0 3.200-.7 5-2.100 5.800v8.400h-2.900V11.900Z';

export function PinDrawing() {
  return (
    <svg className={styles.drawing} viewBox={box} aria-hidden="true">
      <path className={styles.body} strokeWidth="2.5" d={body} />
      <path className={styles.sign} d={sign} />
    </svg>
  );
}

/** The same drawing as an element, which the map library needs for markers. */
export function pinElement(): HTMLElement {
  const drawing = svgElement('svg', { class: styles.drawing, viewBox: box, 'aria-hidden': 'true' });
  drawing.append(
    svgElement('path', { class: styles.body, 'stroke-width': '2.5', d: body }),
    svgElement('path', { class: styles.sign, d: sign }),
  );
  // The library takes any element, and its types only those of HTML.
  return drawing as Element as HTMLElement;
}

function svgElement(name: string, attributes: Readonly<Record<string, string | undefined>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value);
  return element;
}
