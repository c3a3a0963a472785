/** In the address of the cart: codes of what a change did beyond what was requested. */
export const NOTICE_KEY = 'notice'
