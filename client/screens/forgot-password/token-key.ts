/** Query key in the links of our mails. */
export const TOKEN_KEY = 'token'
