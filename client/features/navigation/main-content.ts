/** The element that holds the screen: the skip link leads to it and the focus follows new pages there. */
export const MAIN_ID = 'sadrzaj'
