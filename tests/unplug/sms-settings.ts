import type { Wires } from './wire.ts';

/** The provider of text messages and its registered texts, which the server reads from its environment. */
export const smsSettingWires: Wires<string> = {
  SMS_URL: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'url: SMS_URL',
      instead: "url: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_KEY: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'key: SMS_KEY',
      instead: "key: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ENTITY_ID: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'entityId: SMS_ENTITY_ID',
      instead: "entityId: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_HEADER: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'header: SMS_HEADER',
      instead: "header: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_LOGIN_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: SMS_LOGIN_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_PASSWORD_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_PASSWORD_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_CODE_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_CODE_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_VOUCHER_PIN_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_VOUCHER_PIN_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_PLACED_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_PLACED_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_ON_ITS_WAY_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_ON_ITS_WAY_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_READY_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_READY_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_CANCELLED_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_CANCELLED_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_REFUNDED_TEMPLATE: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'id: settings.SMS_ORDER_REFUNDED_TEMPLATE',
      instead: "id: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_LOGIN_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'login: settings.SMS_LOGIN_TEXT',
      instead: "login: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_PASSWORD_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'password: settings.SMS_PASSWORD_TEXT',
      instead: "password: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_CODE_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderCode: settings.SMS_ORDER_CODE_TEXT',
      instead: "orderCode: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_VOUCHER_PIN_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'voucherPin: settings.SMS_VOUCHER_PIN_TEXT',
      instead: "voucherPin: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_PLACED_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderPlaced: settings.SMS_ORDER_PLACED_TEXT',
      instead: "orderPlaced: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_ON_ITS_WAY_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderOnItsWay: settings.SMS_ORDER_ON_ITS_WAY_TEXT',
      instead: "orderOnItsWay: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_READY_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderReady: settings.SMS_ORDER_READY_TEXT',
      instead: "orderReady: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_CANCELLED_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderCancelled: settings.SMS_ORDER_CANCELLED_TEXT',
      instead: "orderCancelled: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  SMS_ORDER_REFUNDED_TEXT: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'orderRefunded: settings.SMS_ORDER_REFUNDED_TEXT',
      instead: "orderRefunded: ''",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
};
