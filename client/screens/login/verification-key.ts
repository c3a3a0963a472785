/** In the links of our mails. */
export const VERIFICATION_KEY = 'verificationToken'
