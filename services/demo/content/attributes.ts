import type { NewAttribute } from '#services/modules/product/api.ts'

type Value = readonly [code: string, label: string, swatch?: string]

const values = (given: readonly Value[]) =>
  given.map(([code, label, swatch]) => ({
    code,
    texts: { hrv: { label } },
    ...(swatch ? { swatch } : {}),
  }))

/** Sizes in the order in which they are offered everywhere. */
export const SIZES = [
  ...['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ...['86', '92', '98', '104', '116', '128', '140', '152', '164'],
  ...['28–31', '32–35', '36–39', '40–43', '44–47'],
  ...['S/M', 'L/XL'],
  ...['1', '2', '3'],
] as const

export const SIZE_CODE = 'velicina'
export const COLOUR_CODE = 'boja'
export const STAND_CODE = 'tribina'

export const ATTRIBUTES: readonly NewAttribute[] = [
  {
    code: SIZE_CODE,
    inputType: 'textSwatch',
    texts: {
      hrv: {
        label: 'Veličina',
        guide: { title: 'Tablica veličina', pageSlug: 'tablica-velicina' },
      },
    },
    values: values(SIZES.map((size) => [size, size])),
  },
  {
    code: COLOUR_CODE,
    inputType: 'visualSwatch',
    texts: { hrv: { label: 'Boja' } },
    values: values([
      ['tamnoplava', 'Tamnoplava', '#17356a'],
      ['svijetloplava', 'Svijetloplava', '#3f86c6'],
      ['tirkizna', 'Tirkizna', '#14606c'],
      ['zelena', 'Zelena', '#1fa66b'],
      ['zuta', 'Žuta', '#f2c84b'],
      ['narancasta', 'Narančasta', '#e8762d'],
      ['crvena', 'Crvena', '#d7263d'],
      ['bordo', 'Bordo', '#7a1f33'],
      ['ljubicasta', 'Ljubičasta', '#6b4fa0'],
      ['smeda', 'Smeđa', '#8a5a36'],
      ['bez', 'Bež', '#e9e2d3'],
      ['bijela', 'Bijela', '#f6f2e9'],
      ['siva', 'Siva', '#b4b9c0'],
      ['crna', 'Crna', '#20242c'],
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
      ['elastan', 'Elastan'],
      ['guma', 'Guma'],
      ['keramika', 'Keramika'],
      ['koza', 'Koža'],
      ['metal', 'Metal'],
      ['mikrovlakna', 'Mikrovlakna'],
      ['pamuk', 'Pamuk'],
      ['papir', 'Papir'],
      ['plastika', 'Plastika'],
      ['poliamid', 'Poliamid'],
      ['poliester', 'Poliester'],
      ['silikon', 'Silikon'],
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
    code: 'kolekcija',
    inputType: 'dropdown',
    texts: { hrv: { label: 'Kolekcija' } },
    values: values([
      ['sezona', 'Sezona 2026/27'],
      ['stoljece', 'Stoljeće 1926. – 2026.'],
      ['retro', 'Retro'],
      ['mali-jadran', 'Mali Jadran'],
      ['pijesak', 'Rukomet na pijesku'],
      ['trening', 'Trening'],
    ]),
  },
  {
    code: 'kroj',
    inputType: 'dropdown',
    texts: { hrv: { label: 'Kroj' } },
    values: values([
      ['uzi', 'Uži'],
      ['ravan', 'Ravan'],
      ['siri', 'Širi'],
    ]),
  },
  {
    code: 'sluzbeni-proizvod',
    inputType: 'yesNo',
    texts: { hrv: { label: 'Službena oprema' } },
  },
  {
    code: 'ulaz',
    inputType: 'dropdown',
    filterable: false,
    texts: { hrv: { label: 'Ulaz' } },
    values: values([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ]),
  },
  {
    code: STAND_CODE,
    inputType: 'dropdown',
    filterable: false,
    texts: { hrv: { label: 'Tribina' } },
    values: values([
      ['istok', 'Istok'],
      ['zapad', 'Zapad'],
      ['obiteljska', 'Obiteljska'],
    ]),
  },
  {
    code: 'zapremnina',
    inputType: 'numberField',
    texts: { hrv: { label: 'Zapremnina (ml)' } },
  },
  {
    code: 'broj-stranica',
    inputType: 'numberField',
    texts: { hrv: { label: 'Broj stranica' } },
  },
  {
    code: 'u-ponudi-od',
    inputType: 'date',
    texts: { hrv: { label: 'U ponudi od' } },
  },
  {
    code: 'pocetak-utakmice',
    inputType: 'dateTime',
    texts: { hrv: { label: 'Početak utakmice' } },
  },
]

export const TAGS = [
  { slug: 'nova-kolekcija', name: 'Nova kolekcija' },
  { slug: 'za-najmlade', name: 'Za najmlađe' },
  { slug: 'retro', name: 'Retro' },
  { slug: 'stoljece', name: 'Stoljeće rukometa' },
  { slug: 'ideja-za-dar', name: 'Ideja za dar' },
  { slug: 'pijesak', name: 'Rukomet na pijesku' },
] as const
