/** Id of the screen's element: target of the skip link and of the focus after navigation. */
export const MAIN_ID = 'sadrzaj'
