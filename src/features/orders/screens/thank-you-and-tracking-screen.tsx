import { ThankYou } from '../components/thank-you.tsx';

/** NAV-27. */
export function Screen() {
  return <ThankYou isTrackOpen />;
}
