import type { ModuleParts, RemoveExpired } from '../module.ts';
import type { Push } from '../push/push.ts';
import type { Settings } from '../settings.ts';
import { createHttpSms, type Provider } from './http-sms.ts';
import { createMessagesDue, type MessagesDue } from './messages-due.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Sms } from './sms.ts';
import type { TemplateTexts } from './templates.ts';

export interface SmsModule {
  readonly handlers: object;
  /** Undefined when messages cannot be sent: outside the sandbox, without a provider. */
  readonly sms: Sms | undefined;
  /** The messages of the sandbox. */
  readonly outbox: Outbox | undefined;
  /** Messages that go out by themselves, as text messages and to the devices of customers who agreed. */
  readonly messages: MessagesDue;
  readonly removeExpired: RemoveExpired;
}

interface Needs {
  readonly push: { readonly push: Push | undefined };
}

/** Text messages: kept and shown in the sandbox, sent by a provider outside it. */
export function smsModule(
  { db, settings, now, randomBytes, log }: ModuleParts,
  { push: { push } }: Needs,
): SmsModule {
  const texts = registeredTexts(settings);
  const outbox = createOutbox({ db, now, texts });
  const provider = providerOf(settings);
  const sms = settings.SANDBOX ? outbox.sms : provider && createHttpSms({ provider, randomBytes });
  const messages = createMessagesDue({ db, now, sms, push, texts, log });
  return {
    handlers: {},
    messages,
    sms,
    outbox: settings.SANDBOX ? outbox : undefined,
    // Outside the sandbox too: the database may have been one.
    async removeExpired(ending) {
      await outbox.removeExpired({ ending });
      await messages.removeExpired({ ending });
    },
  };
}

/** The registered text of each kind of message. */
export function registeredTexts(settings: Settings): TemplateTexts {
  return {
    login: settings.SMS_LOGIN_TEXT,
    password: settings.SMS_PASSWORD_TEXT,
    orderCode: settings.SMS_ORDER_CODE_TEXT,
    voucherPin: settings.SMS_VOUCHER_PIN_TEXT,
    orderPlaced: settings.SMS_ORDER_PLACED_TEXT,
    orderOnItsWay: settings.SMS_ORDER_ON_ITS_WAY_TEXT,
    orderReady: settings.SMS_ORDER_READY_TEXT,
    orderCancelled: settings.SMS_ORDER_CANCELLED_TEXT,
    orderRefunded: settings.SMS_ORDER_REFUNDED_TEXT,
  };
}

/** The provider of the settings, which name all of it or nothing. */
export function providerOf(settings: Settings): Provider | undefined {
  const { SMS_URL, SMS_KEY, SMS_ENTITY_ID, SMS_HEADER, SMS_LOGIN_TEMPLATE } = settings;
  if (!SMS_URL || !SMS_KEY || !SMS_ENTITY_ID || !SMS_HEADER || !SMS_LOGIN_TEMPLATE) return undefined;
  const texts = registeredTexts(settings);
  return {
    url: SMS_URL,
    key: SMS_KEY,
    entityId: SMS_ENTITY_ID,
    header: SMS_HEADER,
    templates: {
      login: { id: SMS_LOGIN_TEMPLATE, text: texts.login },
      password: { id: settings.SMS_PASSWORD_TEMPLATE, text: texts.password },
      orderCode: { id: settings.SMS_ORDER_CODE_TEMPLATE, text: texts.orderCode },
      voucherPin: { id: settings.SMS_VOUCHER_PIN_TEMPLATE, text: texts.voucherPin },
      orderPlaced: { id: settings.SMS_ORDER_PLACED_TEMPLATE, text: texts.orderPlaced },
      orderOnItsWay: { id: settings.SMS_ORDER_ON_ITS_WAY_TEMPLATE, text: texts.orderOnItsWay },
      orderReady: { id: settings.SMS_ORDER_READY_TEMPLATE, text: texts.orderReady },
      orderCancelled: { id: settings.SMS_ORDER_CANCELLED_TEMPLATE, text: texts.orderCancelled },
      orderRefunded: { id: settings.SMS_ORDER_REFUNDED_TEMPLATE, text: texts.orderRefunded },
    },
  };
}
