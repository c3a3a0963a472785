import type { NewAttribute } from '#services/product/api.ts'

type Value = readonly [code: string, label: string, swatch?: string]

const values = (given: readonly Value[]) =>
  given.map(([code, label, swatch]) => ({
    code,
    texts: { hrv: { label } },
    ...(swatch ? { swatch } : {}),
  }))

/** In this order they are offered everywhere. */
export const SIZES = [
  ...['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ...['116', '128', '140', '152', '164'],
  ...['36–39', '40–43', '44–47'],
] as const

export const SIZE_CODE = 'velicina'

export const ATTRIBUTES: readonly NewAttribute[] = [
  {
    code: SIZE_CODE,
    inputType: 'textSwatch',
    texts: { hrv: { label: 'Veličina' } },
    values: values(SIZES.map((size) => [size, size])),
  },
  {
    code: 'boja',
    inputType: 'visualSwatch',
    texts: { hrv: { label: 'Boja' } },
    values: values([
      ['tamnoplava', 'Tamnoplava', '#17356a'],
      ['svijetloplava', 'Svijetloplava', '#3f86c6'],
      ['tirkizna', 'Tirkizna', '#14606c'],
      ['zelena', 'Zelena', '#1fa66b'],
      ['zuta', 'Žuta', '#f2c84b'],
      ['crvena', 'Crvena', '#d7263d'],
      ['bez', 'Bež', '#e9e2d3'],
      ['bijela', 'Bijela', '#f6f2e9'],
      ['siva', 'Siva', '#b4b9c0'],
    ]),
  },
  {
    code: 'materijal',
    inputType: 'multipleSelect',
    texts: { hrv: { label: 'Materijal' } },
    values: values([
      ['akril', 'Akril'],
      ['celik', 'Čelik'],
      ['drvo', 'Drvo'],
      ['guma', 'Guma'],
      ['keramika', 'Keramika'],
      ['mikrovlakna', 'Mikrovlakna'],
      ['pamuk', 'Pamuk'],
      ['papir', 'Papir'],
      ['poliester', 'Poliester'],
      ['vuna', 'Vuna'],
    ]),
  },
  {
    code: 'namijenjeno',
    inputType: 'multipleSelect',
    texts: { hrv: { label: 'Za koga' } },
    values: values([
      ['muskarci', 'Muškarci'],
      ['zene', 'Žene'],
      ['djeca', 'Djeca'],
    ]),
  },
  {
    code: 'sluzbeni-proizvod',
    inputType: 'yesNo',
    texts: { hrv: { label: 'Službena oprema' } },
  },
  {
    code: 'zapremnina',
    inputType: 'numberField',
    texts: { hrv: { label: 'Zapremnina (ml)' } },
  },
]

export const TAGS = [
  { slug: 'nova-kolekcija', name: 'Nova kolekcija' },
  { slug: 'za-najmlade', name: 'Za najmlađe' },
  { slug: 'retro', name: 'Retro' },
] as const
