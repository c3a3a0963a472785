/** Text, so that it needs no picture and follows the size of its line. */
export const STAR = '★'
export const EMPTY_STAR = '☆'
