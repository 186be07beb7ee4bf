/** The page of an order: whether it is paid, and what to do next. */
export const orderPath = (orderId: string): string => `/payment/success?orderId=${orderId}`
/** Where an order is paid once more. */
export const payAgainPath = (orderId: string): string => `/payment?order=${orderId}`
