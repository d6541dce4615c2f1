import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSeoTags } from '#src/features/documents/api/get-seo-tags.ts';
import { pageMetadata } from './document/page-metadata.ts';
import { findScreen } from './find-screen.ts';

function setMeta(selector: string, content: string) {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

/** Sets title, description and keywords after a navigation within the app; those of the first page are in its HTML. */
export function PageMetadata() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  const tags = useSeoTags(moved);

  useEffect(() => {
    if (!moved) return;
    const page = pageMetadata({
      tags,
      pathname,
      screen: findScreen(pathname),
      origin: window.location.origin,
    });
    document.title = page.title;
    setMeta('meta[name="description"]', page.description);
    setMeta('meta[name="keywords"]', page.keywords);
    setMeta('meta[property="og:title"]', page.title);
    setMeta('meta[property="og:description"]', page.description);
    setMeta('meta[property="og:url"]', page.canonical);
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', page.canonical);
  }, [moved, tags, pathname]);
  return null;
}
