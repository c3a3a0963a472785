/**
 * Separate from the rules, so that pages that only count characters do not load the validation
 * library.
 */

export const MAX_COMMENT = 2_000
/** More than any shop shows; the option NumberOfStars has the shop's own number. */
export const MOST_STARS = 10
/** Characters of the reason for a rejection. */
export const MAX_REASON = 500
