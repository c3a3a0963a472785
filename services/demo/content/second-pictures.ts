/** What the second picture of a product shows, by the product's key. */
export const SECOND_PICTURES: Readonly<Record<string, string>> = {
  'dres-domaci': 'Leđa domaćeg dresa s prezimenom igrača i brojem sedam',
  'dres-gostujuci': 'Leđa gostujućeg dresa s prezimenom igrača i brojem deset',
  'dres-vratarski': 'Leđa vratarskog dresa s prezimenom vratara i brojem jedan',
  'dres-djecji': 'Leđa dječjeg dresa s imenom Luka i brojem deset',
  'dres-retro': 'Leđa retro dresa s natpisom 1994. i brojem devet',
}
