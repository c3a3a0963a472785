/** Of one picture. */
export const MEDIA_UPLOAD_BYTES = 25_000_000
/** Of one form. */
export const MEDIA_UPLOAD_FILES = 20
