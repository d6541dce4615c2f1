import { defineScreen, type ScreenDefinition } from './define-screen.ts';

const home = {
  view: () => import('#src/features/home/screens/home-screen.tsx'),
  file: 'src/features/home/screens/home-screen.tsx',
};
const menu = {
  view: () => import('#src/features/menu-page/screens/menu-screen.tsx'),
  file: 'src/features/menu-page/screens/menu-screen.tsx',
};
const feedback = {
  view: () => import('#src/features/feedback/screens/feedback-screen.tsx'),
  file: 'src/features/feedback/screens/feedback-screen.tsx',
};
const address = {
  view: () => import('#src/features/addresses/screens/address-screen.tsx'),
  file: 'src/features/addresses/screens/address-screen.tsx',
};
const newAddress = {
  view: () => import('#src/features/addresses/screens/new-address-screen.tsx'),
  file: 'src/features/addresses/screens/new-address-screen.tsx',
};
const changeAddress = {
  view: () => import('#src/features/addresses/screens/change-address-screen.tsx'),
  file: 'src/features/addresses/screens/change-address-screen.tsx',
};
const manualSelector = {
  view: () => import('#src/features/location-selection/screens/manual-selector-screen.tsx'),
  file: 'src/features/location-selection/screens/manual-selector-screen.tsx',
};
const nearestStores = {
  view: () => import('#src/features/restaurants/screens/nearest-stores-screen.tsx'),
  file: 'src/features/restaurants/screens/nearest-stores-screen.tsx',
};
const customise = {
  view: () => import('#src/features/customise/screens/customise-screen.tsx'),
  file: 'src/features/customise/screens/customise-screen.tsx',
};
const edv = {
  view: () => import('#src/features/edv/screens/edv-screen.tsx'),
  file: 'src/features/edv/screens/edv-screen.tsx',
};
const favourites = {
  view: () => import('#src/features/favourites/screens/favourites-screen.tsx'),
  file: 'src/features/favourites/screens/favourites-screen.tsx',
};
const profile = {
  view: () => import('#src/features/profile/screens/profile-screen.tsx'),
  file: 'src/features/profile/screens/profile-screen.tsx',
};
const wallet = {
  view: () => import('#src/features/wallet/screens/wallet-screen.tsx'),
  file: 'src/features/wallet/screens/wallet-screen.tsx',
};
const mapScreen = {
  view: () => import('#src/features/place/screens/map-screen.tsx'),
  file: 'src/features/place/screens/map-screen.tsx',
};
const restaurants = {
  view: () => import('#src/features/restaurants/screens/restaurants-screen.tsx'),
  file: 'src/features/restaurants/screens/restaurants-screen.tsx',
};
const login = {
  view: () => import('#src/features/login/screens/login-screen.tsx'),
  file: 'src/features/login/screens/login-screen.tsx',
};
const loginOtp = {
  view: () => import('#src/features/login/screens/login-otp-screen.tsx'),
  file: 'src/features/login/screens/login-otp-screen.tsx',
};
const socialSignin = {
  view: () => import('#src/features/social-login/screens/social-signin-screen.tsx'),
  file: 'src/features/social-login/screens/social-signin-screen.tsx',
};
const password = {
  view: () => import('#src/features/login/screens/password-screen.tsx'),
  file: 'src/features/login/screens/password-screen.tsx',
};
const offers = {
  view: () => import('#src/features/offers/screens/offers-screen.tsx'),
  file: 'src/features/offers/screens/offers-screen.tsx',
};
const allOfCheckout = () => import('#src/features/checkout/screens/checkout-screens.ts');
const checkout = {
  file: 'src/features/checkout/screens/checkout-screens.ts',
};
const allOfOrders = () => import('#src/features/orders/screens/order-screens.ts');
const orders = {
  file: 'src/features/orders/screens/order-screens.ts',
};
const allOfInfo = () => import('#src/features/info/screens/info-screens.ts');
const information = {
  file: 'src/features/info/screens/info-screens.ts',
};
const infoPage = {
  view: async () => (await allOfInfo()).info,
  ...information,
};

/** THE list of screens. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen({ id: 'home', title: 'Home', ...home }),
  defineScreen({ id: 'info', title: 'Information', ...infoPage }),
  defineScreen({ id: 'ourStory', title: 'Our story', ...infoPage }),
  defineScreen({
    id: 'notification',
    title: 'Notification',
    view: async () => (await allOfInfo()).notification,
    ...information,
  }),
  defineScreen({
    id: 'tnc',
    title: 'Terms and conditions',
    redirectTo: '/info/tnc',
    ...infoPage,
  }),
  defineScreen({
    id: 'sitemap',
    title: 'Site map',
    view: async () => (await allOfInfo()).sitemap,
    ...information,
  }),
  defineScreen({
    id: 'feedback',
    title: 'Feedback',
    ...feedback,
  }),

  defineScreen({
    id: 'menu',
    title: 'Menu',
    slot: 'menu.top',
    ...menu,
  }),
  defineScreen({ id: 'edv', title: 'Everyday value', ownBar: true, ...edv }),
  defineScreen({
    id: 'offers',
    title: 'Offers',
    slot: 'offers.top',
    ...offers,
  }),
  defineScreen({
    id: 'customise',
    title: 'Make it yours',
    ...customise,
  }),
  defineScreen({
    id: 'cart',
    title: 'Your cart',
    slot: 'cart.top',
    view: () => import('#src/features/cart-page/screens/cart-screen.tsx'),
    file: 'src/features/cart-page/screens/cart-screen.tsx',
  }),

  defineScreen({ id: 'login', title: 'Log in', ...login }),
  defineScreen({
    id: 'loginOtp',
    title: 'Your one-time code',
    ...loginOtp,
  }),
  defineScreen({
    id: 'socialSignin',
    title: 'Sign up',
    ...socialSignin,
  }),
  defineScreen({
    id: 'password',
    title: 'Log in with a password',
    ...password,
  }),
  defineScreen({
    id: 'forgotPassword',
    title: 'Forgot your password',
    ...password,
  }),
  defineScreen({
    id: 'profile',
    title: 'Your profile',
    guard: 'login',
    ...profile,
  }),
  defineScreen({ id: 'wallet', title: 'Wallet', guard: 'login', ...wallet }),
  defineScreen({
    id: 'favourites',
    title: 'Favourites',
    guard: 'login',
    ...favourites,
  }),

  defineScreen({
    id: 'locationSelection',
    title: 'Choose your location',
    view: () => import('#src/features/location-selection/screens/location-selection-screen.tsx'),
    file: 'src/features/location-selection/screens/location-selection-screen.tsx',
  }),
  defineScreen({
    id: 'manualSelector',
    title: 'Choose city and locality',
    ...manualSelector,
  }),
  defineScreen({
    id: 'mapScreen',
    title: 'Point on the map',
    ...mapScreen,
  }),
  defineScreen({
    id: 'address',
    title: 'Your addresses',
    ...address,
  }),
  defineScreen({
    id: 'newAddress',
    title: 'Delivery address',
    ...newAddress,
  }),
  defineScreen({
    id: 'changeAddress',
    title: 'Change address',
    ...changeAddress,
  }),
  defineScreen({
    id: 'nearestStores',
    title: 'Stores near you',
    ...nearestStores,
  }),
  defineScreen({
    id: 'selectRestaurant',
    title: 'Choose a restaurant',
    view: () => import('#src/features/restaurants/screens/select-restaurant-screen.tsx'),
    file: 'src/features/restaurants/screens/select-restaurant-screen.tsx',
  }),
  defineScreen({
    id: 'restaurants',
    title: 'Our restaurants',
    ...restaurants,
  }),
  defineScreen({
    id: 'deliverOnTrain',
    title: 'Delivery on your train',
    view: () => import('#src/features/train/screens/train-screen.tsx'),
    file: 'src/features/train/screens/train-screen.tsx',
  }),

  defineScreen({
    id: 'paymentType',
    title: 'How to pay',
    slot: 'payment.top',
    view: async () => (await allOfCheckout()).paymentType,
    ...checkout,
  }),
  defineScreen({
    id: 'payment',
    title: 'Payment',
    view: async () => (await allOfCheckout()).payment,
    ...checkout,
  }),
  defineScreen({
    id: 'payGateway',
    title: 'To your bank',
    view: async () => (await allOfCheckout()).payGateway,
    ...checkout,
  }),
  defineScreen({
    id: 'upiForm',
    title: 'Pay by UPI',
    view: async () => (await allOfCheckout()).upiForm,
    ...checkout,
  }),
  defineScreen({
    id: 'paytmForm',
    title: 'Pay by wallet',
    view: async () => (await allOfCheckout()).paytmForm,
    ...checkout,
  }),
  defineScreen({
    id: 'paymentTransaction',
    title: 'Your payment',
    view: async () => (await allOfCheckout()).paymentTransaction,
    ...checkout,
  }),
  defineScreen({
    id: 'thankYou',
    title: 'Thank you',
    view: async () => (await allOfOrders()).thankYou,
    ...orders,
  }),
  defineScreen({
    id: 'thankYouAndTracking',
    title: 'Thank you',
    view: async () => (await allOfOrders()).thankYouAndTracking,
    ...orders,
  }),
  defineScreen({
    id: 'orderStatus',
    title: 'Order status',
    view: async () => (await allOfOrders()).orderStatus,
    ...orders,
  }),
  defineScreen({
    id: 'track',
    title: 'Track your order',
    view: async () => (await allOfOrders()).track,
    ...orders,
  }),
  defineScreen({
    id: 'orderHistory',
    title: 'Your orders',
    guard: 'login',
    view: async () => (await allOfOrders()).orderHistory,
    ...orders,
  }),
  defineScreen({
    id: 'leaderboard',
    title: 'Leaderboard',
    guard: 'login',
    view: async () => (await allOfInfo()).leaderboard,
    ...information,
  }),
];
