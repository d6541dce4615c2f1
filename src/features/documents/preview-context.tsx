import { createContext, type ReactNode, useContext } from 'react';

/** A page opened by a signed preview link shows drafts. Later calls return drafts as well, because the server keeps the link's token in a cookie. */
export interface Preview {
  /** ISO time; after it the link shows the published documents. */
  readonly expiresAt: string;
}

const PreviewContext = createContext<Preview | null>(null);

export function PreviewProvider({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

/** The preview of this page; null on a normal page, which shows the published documents. */
export function usePreview(): Preview | null {
  return useContext(PreviewContext);
}
