/** SWR's keys of a customer's orders. */
export const orderKeys = {
  history: (userId: string) => `orders/${userId}`,
  favourites: (userId: string) => `orders-favourites/${userId}`,
  details: (userId: string, id: string) => `order/${userId}/${id}`,
  /** A transaction of the customer that became an order. */
  placed: (userId: string, transactionId: string) => `order-placed/${userId}/${transactionId}`,
  recommendations: (userId: string, storeId: string) => `orders-recommended/${userId}/${storeId}`,
};
