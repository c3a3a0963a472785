/** Apart from the rules, so that a page which only counts letters brings none of their library. */

export const MAX_GIFT_NAME = 75
export const MAX_GIFT_MESSAGE = 500
