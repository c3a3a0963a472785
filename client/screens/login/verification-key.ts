/** Query key in the links of our mails. */
export const VERIFICATION_KEY = 'verificationToken'
