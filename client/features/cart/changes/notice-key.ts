/** Query key of the cart page: codes of the side effects of a posted change. */
export const NOTICE_KEY = 'notice'
