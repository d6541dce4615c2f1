import { useLocation } from 'react-router-dom';
import { InfoPage } from '../components/info-page.tsx';
import { WebContent } from '../components/web-content.tsx';

/** Our notices, or what stands at the address of the link that leads here (NAV-47, INF-07). */
export function Screen() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('url');
  return asked === null ? <InfoPage /> : <WebContent asked={asked} />;
}
