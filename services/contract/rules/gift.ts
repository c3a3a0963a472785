/**
 * Separate from the rules, so that pages that only count characters do not load the validation
 * library.
 */

export const MAX_GIFT_NAME = 75
export const MAX_GIFT_MESSAGE = 500
