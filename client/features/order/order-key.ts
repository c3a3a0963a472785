/** Query key of the key in a mailed link. */
export const ORDER_KEY = 'key'
