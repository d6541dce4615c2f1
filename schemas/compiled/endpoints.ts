// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../call.ts';
import type * as session from '../api/session.ts';
import type * as config from '../api/config.ts';
import type * as catalog from '../api/catalog.ts';
import type * as locator from '../api/locator.ts';
import type * as addresses from '../api/addresses.ts';
import type * as favourites from '../api/favourites.ts';
import type * as feedback from '../api/feedback.ts';

export const createAnonymousUser: EndpointOf<typeof session.createAnonymousUser> = {"id":"createAnonymousUser","method":"POST","path":"/loginhandler/anonymoususer","login":true,"auth":"none"};

export const refreshAnonymousToken: EndpointOf<typeof session.refreshAnonymousToken> = {"id":"refreshAnonymousToken","method":"POST","path":"/loginhandler/refreshtokenanonymous","critical":true,"auth":"none"};

export const refreshToken: EndpointOf<typeof session.refreshToken> = {"id":"refreshToken","method":"POST","path":"/loginhandler/refreshtoken","critical":true,"auth":"none"};

export const getAlerts: EndpointOf<typeof config.getAlerts> = {"id":"getAlerts","method":"GET","path":"/alert-service/ve1/alerts","background":true};

export const getAppConfig: EndpointOf<typeof config.getAppConfig> = {"id":"getAppConfig","method":"GET","path":"/api/ve1/app-config","background":true};

export const getDefaultStore: EndpointOf<typeof config.getDefaultStore> = {"id":"getDefaultStore","method":"GET","path":"/api/ve1/default-store","background":true};

export const getInfoPage: EndpointOf<typeof config.getInfoPage> = {"id":"getInfoPage","method":"GET","path":"/api/ve1/info/:slug"};

export const getPwaConfig: EndpointOf<typeof config.getPwaConfig> = {"id":"getPwaConfig","method":"GET","path":"/api/ve1/pwa-config","background":true};

export const getSeoTags: EndpointOf<typeof config.getSeoTags> = {"id":"getSeoTags","method":"GET","path":"/api/ve1/seo-tags.json","background":true};

export const postEvents: EndpointOf<typeof config.postEvents> = {"id":"postEvents","method":"POST","path":"/api/ve1/events","background":true};

export const getAllDeals: EndpointOf<typeof catalog.getAllDeals> = {"id":"getAllDeals","method":"GET","path":"/catalog-service/ve1/stores/$storeId/deals/all","background":true};

export const getBestsellers: EndpointOf<typeof catalog.getBestsellers> = {"id":"getBestsellers","method":"GET","path":"/catalog-service/ve1/stores/$storeId/bestseller","background":true};

export const getBottomNavigation: EndpointOf<typeof catalog.getBottomNavigation> = {"id":"getBottomNavigation","method":"GET","path":"/catalog-service/ve1/stores/$storeId/bottomnavigation","background":true};

export const getBucketLanding: EndpointOf<typeof catalog.getBucketLanding> = {"id":"getBucketLanding","method":"GET","path":"/catalog-service/ve2/buckets/:bucketStoreId/widget","background":true,"bucket":true};

export const getDeal: EndpointOf<typeof catalog.getDeal> = {"id":"getDeal","method":"GET","path":"/catalog-service/ve1/stores/$storeId/deals/:dealId","background":true};

export const getDealTerms: EndpointOf<typeof catalog.getDealTerms> = {"id":"getDealTerms","method":"GET","path":"/catalog-service/ve1/stores/$storeId/deals/:dealId/terms","background":true};

export const getDeals: EndpointOf<typeof catalog.getDeals> = {"id":"getDeals","method":"GET","path":"/catalog-service/ve1/stores/$storeId/deals","background":true};

export const getLanding: EndpointOf<typeof catalog.getLanding> = {"id":"getLanding","method":"GET","path":"/catalog-service/ve2/stores/$storeId/widget","background":true};

export const getLandingV1: EndpointOf<typeof catalog.getLandingV1> = {"id":"getLandingV1","method":"GET","path":"/catalog-service/ve1/stores/$storeId/widget","background":true,"bodyOn404":false};

export const getLeftMenu: EndpointOf<typeof catalog.getLeftMenu> = {"id":"getLeftMenu","method":"GET","path":"/catalog-service/ve1/stores/$storeId/leftmenu","background":true};

export const getMenu: EndpointOf<typeof catalog.getMenu> = {"id":"getMenu","method":"GET","path":"/catalog-service/ve1/stores/$storeId/menu","background":true};

export const getScoreboard: EndpointOf<typeof catalog.getScoreboard> = {"id":"getScoreboard","method":"GET","path":"/catalog-service/ve1/scoreboard/:mobileno","background":true};

export const getSitemap: EndpointOf<typeof catalog.getSitemap> = {"id":"getSitemap","method":"GET","path":"/catalog-service/ve1/sitemap","background":true};

export const getWidgetContent: EndpointOf<typeof catalog.getWidgetContent> = {"id":"getWidgetContent","method":"GET","path":"/catalog-service/ve1/stores/$storeId/widget/:key","background":true};

export const autocomplete: EndpointOf<typeof locator.autocomplete> = {"id":"autocomplete","method":"GET","path":"/locator-service/ve2/autocomplete","background":true};

export const geocode: EndpointOf<typeof locator.geocode> = {"id":"geocode","method":"GET","path":"/locator-service/ve2/geocode","background":true};

export const geocodes: EndpointOf<typeof locator.geocodes> = {"id":"geocodes","method":"GET","path":"/locator-service/ve2/geocodes","background":true};

export const getCities: EndpointOf<typeof locator.getCities> = {"id":"getCities","method":"GET","path":"/locator-service/ve2/cities"};

export const getCityLocalities: EndpointOf<typeof locator.getCityLocalities> = {"id":"getCityLocalities","method":"GET","path":"/locator-service/ve2/cities/:city/localities"};

export const getCityStores: EndpointOf<typeof locator.getCityStores> = {"id":"getCityStores","method":"GET","path":"/locator-service/ve2/cities/:city/stores"};

export const getNearestStores: EndpointOf<typeof locator.getNearestStores> = {"id":"getNearestStores","method":"GET","path":"/locator-service/ve3/stores"};

export const getPickupStore: EndpointOf<typeof locator.getPickupStore> = {"id":"getPickupStore","method":"GET","path":"/locator-service/ve2/stores/:storeId/pickup"};

export const getStore: EndpointOf<typeof locator.getStore> = {"id":"getStore","method":"GET","path":"/locator-service/ve2/stores/:storeId"};

export const getStoreLocalities: EndpointOf<typeof locator.getStoreLocalities> = {"id":"getStoreLocalities","method":"GET","path":"/locator-service/ve2/stores/:storeId/localities"};

export const getStorePage: EndpointOf<typeof locator.getStorePage> = {"id":"getStorePage","method":"GET","path":"/locator-service/ve3/stores/v1/:storeId"};

export const getStores: EndpointOf<typeof locator.getStores> = {"id":"getStores","method":"GET","path":"/locator-service/ve2/stores"};

export const getStoresInCity: EndpointOf<typeof locator.getStoresInCity> = {"id":"getStoresInCity","method":"GET","path":"/locator-service/ve3/stores/city/:city"};

export const getStoresNew: EndpointOf<typeof locator.getStoresNew> = {"id":"getStoresNew","method":"GET","path":"/locator-service/ve2/storesnew"};

export const searchStores: EndpointOf<typeof locator.searchStores> = {"id":"searchStores","method":"GET","path":"/locator-service/ve3/stores/search/:location"};

export const selectAddressStore: EndpointOf<typeof locator.selectAddressStore> = {"id":"selectAddressStore","method":"POST","path":"/locator-service/ve2/select-address-store"};

export const deleteAddress: EndpointOf<typeof addresses.deleteAddress> = {"id":"deleteAddress","method":"DELETE","path":"/customer-service/ve2/user/addresses/:addressId"};

export const getAddresses: EndpointOf<typeof addresses.getAddresses> = {"id":"getAddresses","method":"GET","path":"/customer-service/ve2/user/:userId/addresses"};

export const saveAddress: EndpointOf<typeof addresses.saveAddress> = {"id":"saveAddress","method":"POST","path":"/customer-service/ve2/user/:userId/addresses"};

export const updateAddress: EndpointOf<typeof addresses.updateAddress> = {"id":"updateAddress","method":"PUT","path":"/customer-service/ve2/user/addresses/:addressId"};

export const getFavouriteProducts: EndpointOf<typeof favourites.getFavouriteProducts> = {"id":"getFavouriteProducts","method":"GET","path":"/customer-service/ve1/user/favourites/products","background":true};

export const setFavouriteProduct: EndpointOf<typeof favourites.setFavouriteProduct> = {"id":"setFavouriteProduct","method":"POST","path":"/customer-service/ve1/user/favourites/products","background":true};

export const dismissFeedbackWidget: EndpointOf<typeof feedback.dismissFeedbackWidget> = {"id":"dismissFeedbackWidget","method":"DELETE","path":"/feedback-service/ve1/widget/:widgetId","background":true,"auth":"session"};

export const getFeedbackTemplate: EndpointOf<typeof feedback.getFeedbackTemplate> = {"id":"getFeedbackTemplate","method":"GET","path":"/feedback-service/ve2/templatenew"};
