import { familyOf } from '#services/demo/content/family.ts'

export const hoodie = familyOf({
  categories: ['hoodice'],
  attributes: {
    materijal: ['pamuk', 'poliester'],
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: '80 % organski pamuk, 20 % reciklirani poliester, 320 g/m²',
  facts: [
    'iznutra mekani počešljani flis',
    'rebrasti završetci na rukavima i struku',
    'pranje na 30 °C, naopako okrenuto, ne sušiti na suncu',
  ],
})

export const childHoodie = familyOf({
  categories: ['hoodice'],
  attributes: {
    materijal: ['pamuk', 'poliester'],
    namijenjeno: ['djeca'],
    kolekcija: 'mali-jadran',
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: '85 % pamuk, 15 % poliester, 280 g/m²',
  facts: [
    'bez slobodnih vrpci i uzica',
    'ovratnik dovoljno širok za samostalno odijevanje',
    'pranje na 40 °C, smije u sušilicu na niskoj temperaturi',
  ],
  tags: ['za-najmlade'],
})
