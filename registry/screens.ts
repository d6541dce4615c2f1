import { pathsOf } from '#src/config/paths.ts';
import { defineScreen, type ScreenDefinition } from './define-screen.ts';

const home = {
  view: () => import('#src/features/home/screens/home-screen.tsx'),
  file: 'src/features/home/screens/home-screen.tsx',
};
const infoPage = {
  view: () => import('#src/features/info/screens/info-screen.tsx'),
  file: 'src/features/info/screens/info-screen.tsx',
};
const sitemap = {
  view: () => import('#src/features/info/screens/sitemap-screen.tsx'),
  file: 'src/features/info/screens/sitemap-screen.tsx',
};
const feedback = {
  view: () => import('#src/features/feedback/screens/feedback-screen.tsx'),
  file: 'src/features/feedback/screens/feedback-screen.tsx',
};
const comingNext = {
  view: () => import('#src/features/error-pages/screens/coming-next-screen.tsx'),
  file: 'src/features/error-pages/screens/coming-next-screen.tsx',
};

/** A step of something: no navigation, but a way back. */
const step = { ...comingNext, chrome: 'bare' } as const;

/** THE list of screens. Paths come from schemas/routes.ts, brand-named ones from the configuration. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen({ id: 'home', paths: pathsOf('home'), title: 'Home', ...home }),
  defineScreen({ id: 'info', paths: pathsOf('info'), title: 'Information', ...infoPage }),
  defineScreen({ id: 'ourStory', paths: pathsOf('ourStory'), title: 'Our story', ...infoPage }),
  defineScreen({ id: 'notification', paths: pathsOf('notification'), title: 'Notification', ...infoPage }),
  defineScreen({
    id: 'tnc',
    paths: pathsOf('tnc'),
    title: 'Terms and conditions',
    redirectTo: '/info/tnc',
    ...infoPage,
  }),
  defineScreen({ id: 'sitemap', paths: pathsOf('sitemap'), title: 'Site map', ...sitemap }),
  defineScreen({
    id: 'feedback',
    paths: pathsOf('feedback'),
    title: 'Feedback',
    query: ['id', 'orderMode', 'rating', 'from'],
    chrome: 'bare',
    ...feedback,
  }),

  defineScreen({
    id: 'menu',
    paths: pathsOf('menu'),
    title: 'Menu',
    query: ['categoryId', 'pizzaId', 'search'],
    slot: 'menu.top',
    ...comingNext,
  }),
  defineScreen({ id: 'edv', paths: pathsOf('edv'), title: 'Every-day value', ...comingNext }),
  defineScreen({
    id: 'offers',
    paths: pathsOf('offers'),
    title: 'Offers',
    slot: 'offers.top',
    ...comingNext,
  }),
  defineScreen({ id: 'customise', paths: pathsOf('customise'), title: 'Make it yours', ...step }),
  defineScreen({
    id: 'cart',
    paths: pathsOf('cart'),
    title: 'Your cart',
    query: ['redirectUrl'],
    slot: 'cart.top',
    ...step,
  }),

  defineScreen({ id: 'login', paths: pathsOf('login'), title: 'Log in', query: ['redirectUrl'], ...step }),
  defineScreen({
    id: 'loginOtp',
    paths: pathsOf('loginOtp'),
    title: 'Your one-time code',
    query: ['redirectUrl', 'from', 'cartId'],
    ...step,
  }),
  defineScreen({
    id: 'socialSignin',
    paths: pathsOf('socialSignin'),
    title: 'Sign up',
    query: ['redirectUrl'],
    ...step,
  }),
  defineScreen({
    id: 'password',
    paths: pathsOf('password'),
    title: 'Log in with a password',
    query: ['redirectUrl'],
    ...step,
  }),
  defineScreen({
    id: 'forgotPassword',
    paths: pathsOf('forgotPassword'),
    title: 'Forgot your password',
    ...step,
  }),
  defineScreen({ id: 'profile', paths: pathsOf('profile'), title: 'Your profile', ...step }),
  defineScreen({ id: 'wallet', paths: pathsOf('wallet'), title: 'Wallet', ...comingNext }),
  defineScreen({ id: 'favourites', paths: pathsOf('favourites'), title: 'Favourites', ...comingNext }),

  defineScreen({
    id: 'locationSelection',
    paths: pathsOf('locationSelection'),
    title: 'Choose your location',
    ...step,
  }),
  defineScreen({
    id: 'manualSelector',
    paths: pathsOf('manualSelector'),
    title: 'Choose city and locality',
    ...step,
  }),
  defineScreen({ id: 'mapScreen', paths: pathsOf('mapScreen'), title: 'Point on the map', ...step }),
  defineScreen({ id: 'address', paths: pathsOf('address'), title: 'Your addresses', ...step }),
  defineScreen({
    id: 'newAddress',
    paths: pathsOf('newAddress'),
    title: 'New address',
    query: ['redirectUrl', 'addressEdit', 'showContact'],
    ...step,
  }),
  defineScreen({ id: 'changeAddress', paths: pathsOf('changeAddress'), title: 'Change address', ...step }),
  defineScreen({
    id: 'nearestStores',
    paths: pathsOf('nearestStores'),
    title: 'Stores near you',
    query: ['deliveryType'],
    ...step,
  }),
  defineScreen({
    id: 'selectRestaurant',
    paths: pathsOf('selectRestaurant'),
    title: 'Choose a restaurant',
    query: ['isLocator', 'deliveryType', 'storePage', 'search'],
    ...step,
  }),
  defineScreen({ id: 'restaurants', paths: pathsOf('restaurants'), title: 'Our restaurants', ...comingNext }),
  defineScreen({
    id: 'deliverOnTrain',
    paths: pathsOf('deliverOnTrain'),
    title: 'Delivery on your train',
    ...step,
  }),

  defineScreen({ id: 'paymentType', paths: pathsOf('paymentType'), title: 'How to pay', ...step }),
  defineScreen({
    id: 'payment',
    paths: pathsOf('payment'),
    title: 'Payment',
    query: ['page_from', 'payment_url'],
    ...step,
  }),
  defineScreen({ id: 'payGateway', paths: pathsOf('payGateway'), title: 'To your bank', ...step }),
  defineScreen({ id: 'upiForm', paths: pathsOf('upiForm'), title: 'Pay by UPI', ...step }),
  defineScreen({ id: 'paytmForm', paths: pathsOf('paytmForm'), title: 'Pay by wallet', ...step }),
  defineScreen({
    id: 'paymentTransaction',
    paths: pathsOf('paymentTransaction'),
    title: 'Your payment',
    ...step,
  }),
  defineScreen({
    id: 'thankYou',
    paths: pathsOf('thankYou'),
    title: 'Thank you',
    query: ['transactionId'],
    ...step,
  }),
  defineScreen({
    id: 'thankYouAndTracking',
    paths: pathsOf('thankYouAndTracking'),
    title: 'Thank you',
    query: ['transactionId'],
    ...step,
  }),
  defineScreen({
    id: 'orderStatus',
    paths: pathsOf('orderStatus'),
    title: 'Order status',
    query: ['transactionId', 'orderHistoryId'],
    ...step,
  }),
  defineScreen({ id: 'track', paths: pathsOf('track'), title: 'Track your order', ...step }),
  defineScreen({ id: 'orderHistory', paths: pathsOf('orderHistory'), title: 'Your orders', ...step }),
  defineScreen({
    id: 'leaderboard',
    paths: pathsOf('leaderboard'),
    title: 'Leaderboard',
    guard: 'login',
    ...comingNext,
  }),
];
