/** What SSLCommerz says of a payment that was made. */
export const paid = {
  status: 'VALID',
  tran_id: 'T1001',
  val_id: 'V1',
  bank_tran_id: 'B1',
  amount: '698.60',
  currency: 'BDT',
  currency_type: 'INR',
  currency_amount: '499.00',
  risk_level: '0',
};
