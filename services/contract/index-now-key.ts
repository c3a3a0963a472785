/** Of IndexNow, which is also the name of a file of the site. */
export const INDEX_NOW_KEY = /^[A-Za-z0-9-]{8,128}$/
