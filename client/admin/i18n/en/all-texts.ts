type Texts = Readonly<Record<string, unknown>>

export const texts = import.meta.glob<Texts>('./*.json', { eager: true, import: 'default' })
