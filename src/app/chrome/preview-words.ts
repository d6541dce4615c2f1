/** The texts above a page that shows a draft. */
export const previewWords = {
  preview: 'Preview',
  leave: 'Leave the preview',
  note: (until: string) => `This page shows a draft. Only people with this link see it, until ${until}.`,
} as const;
