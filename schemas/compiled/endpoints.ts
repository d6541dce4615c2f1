// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../call.ts';
import type * as session from '../api/session.ts';
import type * as config from '../api/config.ts';
import type * as catalog from '../api/catalog.ts';
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

export const getBestsellers: EndpointOf<typeof catalog.getBestsellers> = {"id":"getBestsellers","method":"GET","path":"/catalog-service/ve1/stores/$storeId/bestseller","background":true};

export const getBottomNavigation: EndpointOf<typeof catalog.getBottomNavigation> = {"id":"getBottomNavigation","method":"GET","path":"/catalog-service/ve1/stores/$storeId/bottomnavigation","background":true};

export const getBucketLanding: EndpointOf<typeof catalog.getBucketLanding> = {"id":"getBucketLanding","method":"GET","path":"/catalog-service/ve2/buckets/:bucketStoreId/widget","background":true,"bucket":true};

export const getLanding: EndpointOf<typeof catalog.getLanding> = {"id":"getLanding","method":"GET","path":"/catalog-service/ve2/stores/$storeId/widget","background":true};

export const getLandingV1: EndpointOf<typeof catalog.getLandingV1> = {"id":"getLandingV1","method":"GET","path":"/catalog-service/ve1/stores/$storeId/widget","background":true,"bodyOn404":false};

export const getLeftMenu: EndpointOf<typeof catalog.getLeftMenu> = {"id":"getLeftMenu","method":"GET","path":"/catalog-service/ve1/stores/$storeId/leftmenu","background":true};

export const getWidgetContent: EndpointOf<typeof catalog.getWidgetContent> = {"id":"getWidgetContent","method":"GET","path":"/catalog-service/ve1/stores/$storeId/widget/:key","background":true};

export const dismissFeedbackWidget: EndpointOf<typeof feedback.dismissFeedbackWidget> = {"id":"dismissFeedbackWidget","method":"DELETE","path":"/feedback-service/ve1/widget/:widgetId","background":true,"auth":"session"};

export const getFeedbackTemplate: EndpointOf<typeof feedback.getFeedbackTemplate> = {"id":"getFeedbackTemplate","method":"GET","path":"/feedback-service/ve2/templatenew"};
