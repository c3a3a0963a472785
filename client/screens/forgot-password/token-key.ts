/** In the links of our mails. */
export const TOKEN_KEY = 'token'
