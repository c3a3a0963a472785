/** Files that visitors send with a form. */

const MB = 1_000_000

export const FORM_FILE_BYTES = 10 * MB
/** Of all files of an answer. */
export const FORM_ANSWER_BYTES = 30 * MB
