/** A path of this site in plain characters: no other host, backslash or script. */
export const OWN_PATH = /^\/(?!\/)[A-Za-z0-9/_.~%-]*(\?[A-Za-z0-9=&_.~%-]*)?$/
