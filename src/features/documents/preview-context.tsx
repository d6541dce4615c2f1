import { createContext, type ReactNode, useContext } from 'react';

/** The page shows drafts to the holder of a signed link. Calls show them too: the server keeps the link's token in a cookie. */
export interface Preview {
  /** ISO time; after it the link shows what everyone sees. */
  readonly expiresAt: string;
}

const PreviewContext = createContext<Preview | null>(null);

export function PreviewProvider({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

/** Null on the ordinary page, which shows what is published. */
export function usePreview(): Preview | null {
  return useContext(PreviewContext);
}
