import { InfoPage } from '../components/info-page.tsx';

/** Terms, our story, nutrition, hygiene and every other page that is a document (INF-01). */
export function Screen() {
  return <InfoPage />;
}
