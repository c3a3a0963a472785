/** Apart from the rules, so that a page which only counts letters brings none of their library. */

export const MAX_COMMENT = 2_000
/** More than any shop shows; the option NumberOfStars has the shop's own number. */
export const MOST_STARS = 10
