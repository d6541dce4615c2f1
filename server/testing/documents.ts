import { readFileSync } from 'node:fs';
import type { Draft } from '../content/content-repository.ts';

const widget = (key: string) => `/catalog-service/ve1/stores/$storeId/widget/${key}`;

export const landingFixture = {
  document: 'landing',
  nodes: [
    {
      id: 'hero',
      type: 'hero-carousel',
      version: 2,
      props: { slides: [{ heading: 'Fresh from the oven', picture: 'banner-hero-pizza' }] },
    },
    { id: 'notice', type: 'notice', props: { text: 'Open until 3 am' } },
    { id: 'best', type: 'bestsellers', contentUrl: '/catalog-service/ve1/stores/$storeId/bestseller' },
    { id: 'value', type: 'everyday-value', contentUrl: widget('everyday-value') },
    { id: 'again', type: 'previous-order', contentUrl: widget('previous-order') },
  ],
  slots: {
    'cart.top': [{ id: 'cart-notice', type: 'notice', props: { text: 'Rain: allow ten minutes more' } }],
  },
};

const paymentOptions: unknown = JSON.parse(readFileSync('content/payment-options/default.json', 'utf8'));

/** One small document of every kind, published by the server's tests. */
export const fixtureDocuments: readonly Draft[] = [
  { kind: 'landing', slug: 'default', body: landingFixture },
  {
    kind: 'left-menu',
    slug: 'default',
    body: {
      document: 'left-menu',
      entries: {
        1: { id: 'orders', type: 'menu-entry', props: { label: 'Orders' }, link: { action: 'orders' } },
        2: { id: 'story', type: 'menu-entry', props: { label: 'Our story' }, link: { action: 'our_story' } },
      },
    },
  },
  {
    kind: 'bottom-navigation',
    slug: 'default',
    body: {
      document: 'bottom-navigation',
      nodes: [{ id: 'home', type: 'bottom-item', props: { label: 'Home', icon: 'home' } }],
    },
  },
  {
    kind: 'feedback-template',
    slug: 'default',
    body: {
      document: 'feedback-template',
      heading: 'How was it?',
      nodes: [{ id: 'comment', type: 'notice', props: { text: 'x' } }],
    },
  },
  {
    kind: 'feedback-template',
    slug: 'dine-in',
    body: {
      document: 'feedback-template',
      orderMode: ['DINEIN'],
      heading: 'How was your visit?',
      nodes: [{ id: 'comment', type: 'notice', props: { text: 'x' } }],
    },
  },
  {
    kind: 'info-page',
    slug: 'tnc',
    body: {
      document: 'info-page',
      heading: 'Terms',
      nodes: [{ id: 'a', type: 'notice', props: { text: 'Be kind' } }],
    },
  },
  {
    kind: 'seo-tags',
    slug: 'default',
    body: {
      document: 'seo-tags',
      fallback: { title: 'Shop', description: 'Pizza and chicken', keywords: 'pizza' },
      routes: {},
    },
  },
  {
    kind: 'app-config',
    slug: 'default',
    body: { document: 'app-config', storeId: '14052', appResetSeconds: 600 },
  },
  { kind: 'app-config', slug: 'pwa', body: { document: 'app-config', landingVersion: 've1' } },
  // That of the product: orders are paid by its options.
  { kind: 'payment-options', slug: 'default', body: paymentOptions },
  {
    kind: 'alerts',
    slug: 'default',
    body: {
      document: 'alerts',
      alerts: [
        { id: 'rain', text: 'Rain in Bengaluru', tone: 'warning' },
        { id: 'over', text: 'Was yesterday', until: '2026-11-19T00:00:00+05:30' },
        { id: 'later', text: 'Is tomorrow', from: '2026-11-21T00:00:00+05:30' },
      ],
    },
  },
];
