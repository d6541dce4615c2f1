import type { PageInput } from '#schemas/page-input.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';

const tag = (title: string) => ({
  title,
  description: `${title}: the description.`,
  keywords: `${title}, food`,
});
const item = (label: string, action: string) => ({
  id: action,
  type: 'bottom-item',
  version: 1,
  props: { label, icon: action },
  link: { action },
});

/** A small page with one widget, as the backend passes it to the server entry. */
export const pageInput = {
  url: '/',
  origin: 'https://coop.example',
  storeId: '14052',
  orderType: 'D',
  bucket: 'A',
  menuOrder: 'plain',
  config: { ...defaultConfig, document: 'app-config' },
  seoTags: {
    document: 'seo-tags',
    fallback: tag('Fallback'),
    routes: {
      '/': tag('Chicken & pizza'),
      '/menu': tag('Menu'),
      '/our-story': tag('Our story'),
      '/info/tnc': tag('Terms'),
    },
  },
  landing: {
    version: '7',
    widgets: [
      {
        id: 'late',
        type: 'notice',
        version: 1,
        props: { heading: 'Late kitchen', text: 'Open until 3 am </script> tonight.' },
      },
      { id: 'odd', type: 'constructor', version: 1, props: {} },
    ],
  },
  leftMenu: {
    version: '3',
    entries: {
      '2': {
        id: 'story',
        type: 'menu-entry',
        version: 1,
        props: { label: 'Our story' },
        link: { action: 'our_story' },
      },
      '1': { id: 'menu', type: 'menu-entry', version: 1, props: { label: 'Menu' }, link: { action: 'menu' } },
    },
  },
  bottomNavigation: {
    version: '1',
    items: [item('Home', 'home'), item('Menu', 'menu'), item('Offers', 'deals')],
  },
  renderedAt: 0,
  alerts: [{ id: 'rain', text: 'Rain: ten minutes longer.', tone: 'warning' }],
} as unknown as PageInput;
