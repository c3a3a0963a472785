import { familyOf } from '#services/demo/content/family.ts'

export const shirt = familyOf({
  categories: ['majice'],
  attributes: {
    materijal: 'pamuk',
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: '100 % češljani pamuk, 180 g/m²',
  facts: [
    'ušivena traka preko zatiljka, bez etikete koja grebe',
    'pranje na 40 °C, naopako okrenuto',
  ],
})
