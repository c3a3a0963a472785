/** All texts of this locale, one area per file, in one chunk. */
export const messages = import.meta.glob<Readonly<Record<string, unknown>>>('./*.json', {
  eager: true,
  import: 'default',
})
