import { ThankYou } from '../components/thank-you.tsx';

/** NAV-26. */
export function Screen() {
  return <ThankYou isTrackOpen={false} />;
}
