export const SIGN_UP_MAIL = 'newsletter.sign-up'
