const sizes = {
  narrow320: [320, 640],
  phone360: [360, 800],
  tablet768: [768, 1024],
  wide1280: [1280, 800],
} as const;

const names: Record<keyof typeof sizes, string> = {
  narrow320: 'Narrow, 320',
  phone360: 'Phone, 360',
  tablet768: 'Tablet, 768',
  wide1280: 'Wide, 1280',
};

/** The widths at which everything has to look right; a story chooses one with `globals: { viewport: { value: 'narrow320' } }`. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([id, [width, height]]) => [
    id,
    {
      name: names[id as keyof typeof sizes],
      styles: { width: `${width}px`, height: `${height}px` },
      type: width >= 1280 ? ('desktop' as const) : width >= 768 ? ('tablet' as const) : ('mobile' as const),
    },
  ]),
);
