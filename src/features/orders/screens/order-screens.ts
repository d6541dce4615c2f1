// The pages of an order, loaded together: customers go from one of them to the next.
export * as orderHistory from './order-history-screen.tsx';
export * as orderStatus from './order-status-screen.tsx';
export * as thankYou from './thank-you-screen.tsx';
export * as thankYouAndTracking from './thank-you-and-tracking-screen.tsx';
export * as track from '#src/features/tracking/screens/track-screen.tsx';
