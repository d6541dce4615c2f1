// The pages of a payment, loaded together: who opens one needs the next.
export * as payGateway from './pay-gateway-screen.tsx';
export * as payment from './payment-screen.tsx';
export * as paymentTransaction from './payment-transaction-screen.tsx';
export * as paymentType from './payment-type-screen.tsx';
export * as paytmForm from './paytm-form-screen.tsx';
export * as upiForm from './upi-form-screen.tsx';
