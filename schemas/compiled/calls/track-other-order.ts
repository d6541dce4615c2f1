// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { trackOtherOrder as source } from '../../api/tracking.ts';

export const trackOtherOrder: EndpointOf<typeof source> = {
  id: "trackOtherOrder",
  method: "GET",
  path: "/tracker-service/ve2/orders/other",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    trackOrder: { is: 'essential', of: { is: 'object', fields: {
      tracker: { is: 'essential', of: { is: 'object', fields: {
        stage: 'integer',
        steps: [{ is: 'list', of: { is: 'object', fields: {
          stage: { is: 'choice', of: ["CONFIRMED","BEING_BAKED","DISPATCHED","CANCELLED","DELIVERED"] },
          at: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        } } }, []],
      } } },
      orderSummary: { is: 'essential', of: { is: 'object', fields: {
        id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
        orderId: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
        placedAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        expectedAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        scheduledFor: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        beginsAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        items: [{ is: 'list', of: { is: 'object', fields: {
          itemId: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
          product: { is: 'essential', of: { is: 'object', fields: {
            id: 'name',
            name: 'name',
            sizeName: ['text'],
            imageUrl: ['text'],
            menuCode: ['text'],
          } } },
          choices: [{ is: 'list', of: 'text' }, []],
          pricePerQty: ['count', 0],
          quantity: { is: 'essential', of: { is: 'number', whole: true, least: 1 } },
          productType: ['text', "SINGLE"],
          foodType: [{ is: 'choice', of: [0,1] }],
          totalDiscount: ['count', 0],
          total: ['count', 0],
          freeItem: ['flag', false],
        } } }, []],
        netPrice: ['count', 0],
        discount: ['count', 0],
        tax: [{ is: 'object', fields: {
          amount: 'count',
        } }, {"amount":0}],
        bill: [{ is: 'object', fields: {
          itemTotal: 'count',
          mixSaving: 'count',
          discount: 'count',
          packaging: 'count',
          delivery: 'count',
          cgst: 'count',
          sgst: 'count',
          total: 'count',
        } }],
        deliveryCharges: ['count', 0],
        deliveryType: [{ is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] }, "D"],
        promoCode: ['text'],
        store: [{ is: 'object', fields: {
          id: 'text',
          name: ['text', ""],
          phone: ['text'],
          gstin: ['text'],
          fssai: ['text'],
          latitude: ['number'],
          longitude: ['number'],
        } }],
        address: [{ is: 'object', fields: {
          text: 'text',
          latitude: ['number'],
          longitude: ['number'],
        } }],
        userDetail: [{ is: 'object', fields: {
          id: 'text',
          name: ['text', ""],
          mobile: ['text', ""],
        } }],
        paymentSummary: [{ is: 'object', fields: {
          loyaltyEarnedPoints: ['count', 0],
          paymentSummaryItem: [{ is: 'list', of: { is: 'object', fields: {
            label: 'name',
            paymentMode: ['text', ""],
            amount: 'count',
            reference: ['text'],
          } } }, []],
        } }],
        paymentResponse: [{ is: 'object', fields: {
          wl: [{ is: 'object', fields: {
            amount: 'count',
          } }],
        } }],
        campaignMessage: ['text'],
        zeroContactDelivery: ['flag', false],
        deliveryInstructions: ['text', ""],
        tracker: [{ is: 'object', fields: {
          stage: 'integer',
          steps: [{ is: 'list', of: { is: 'object', fields: {
            stage: { is: 'choice', of: ["CONFIRMED","BEING_BAKED","DISPATCHED","CANCELLED","DELIVERED"] },
            at: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
          } } }, []],
        } }],
        isFavourite: ['flag', false],
        invoiceNumber: ['text'],
        sac: ['text'],
        train: [{ is: 'object', fields: {
          number: 'text',
          name: 'text',
          stationCode: 'text',
          stationName: 'text',
          coach: 'text',
          berth: 'text',
          platform: ['text'],
          arrivesAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
          delayMinutes: ['count', 0],
        } }],
        refund: [{ is: 'object', fields: {
          amount: 'count',
          state: { is: 'choice', of: ["due","done"] },
        } }],
        refundInPoints: ['count'],
        refundOnVoucher: ['count'],
      } } },
    } } },
    popupContent: [{ is: 'object', fields: {
      id: 'text',
      heading: 'text',
      text: 'text',
      button: ['text', "Ok, got it"],
    } }],
    fareyeUrl: ['text'],
    dynamicETA: [{ is: 'object', fields: {
      minutes: ['count'],
      label: 'text',
      expectedAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
      isLate: ['flag', false],
    } }],
  } },
};
