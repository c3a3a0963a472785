type Texts = Readonly<Record<string, unknown>>

/** Forms and small parts are those of the shop. */
export const texts = {
  ...import.meta.glob<Texts>('/client/i18n/hr/{forms,ui}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Texts>('./*.json', { eager: true, import: 'default' }),
}
