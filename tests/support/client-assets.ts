/** Files of a client that is not built, for renderers of tests. */
export const CLIENT_ASSETS = {
  early: '/c.js',
  statistics: '/s.js',
  languages: '/l.js',
  scripts: ['/e.js'],
  css: [],
  fonts: [],
  partsOf: () => [],
}
