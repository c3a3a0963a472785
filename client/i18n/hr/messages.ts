/** All texts of this locale, one area per file; fetched as one. */
export const messages = import.meta.glob<Readonly<Record<string, unknown>>>('./*.json', {
  eager: true,
  import: 'default',
})
