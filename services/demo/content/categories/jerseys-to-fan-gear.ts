import type { CategoryEntry } from '#services/demo/content/entries.ts'

export const JERSEYS_TO_FAN_GEAR: readonly CategoryEntry[] = [
  {
    slug: 'dresovi',
    name: 'Dresovi',
    description:
      'Isti kroj, isti materijal i isti grb kakve nose naši reprezentativci. Odaberite domaći, gostujući ili vratarski dres, a za najmlađe imamo i dječje veličine.',
    alt: 'Vratarski, domaći i gostujući dres Jadrana jedan do drugoga',
    // All sorts but "oldest" and "least recommended"; recommended first.
    sortTypes: [8, 1, 3, 4, 5, 6],
    sortDefaultType: 8,
  },
  {
    slug: 'reprezentativni-dresovi',
    parent: 'dresovi',
    name: 'Dresovi reprezentacije',
    description:
      'Sve što ove i prošlih sezona istrčava na parket i na pijesak: domaći, gostujući, treći, vratarski i sudački dres, s imenom i brojem po vašoj želji.',
    alt: 'Tamnoplavi domaći i bijeli gostujući dres reprezentacije na tamnoplavoj podlozi',
  },
  {
    slug: 'djecji-dresovi',
    parent: 'dresovi',
    name: 'Dječji dresovi',
    description:
      'Krojeni po dječjoj mjeri, od prvih koraka do kadetskog doba. Boje su iste kao kod velikih, samo koljena dolaze zelenija kući.',
    alt: 'Svijetloplavi i narančasti dječji dres na žutoj podlozi',
  },
  {
    slug: 'retro-dresovi',
    parent: 'dresovi',
    name: 'Retro dresovi',
    description:
      'Od crvenog dresa iz šezdeset osme do bordo pruge iz dvije tisuće devete: ponovno sašiveni prema nacrtima, fotografijama i uspomenama iz arhive saveza.',
    alt: 'Tri retro dresa s polo ovratnicima na bordo podlozi',
    // Sorted by name, which contains the year.
    sortTypes: [5, 6, 8, 3, 4],
    sortDefaultType: 5,
  },
  {
    slug: 'odjeca',
    name: 'Odjeća',
    description:
      'Odjeća za put na utakmicu, trening i sve dane između. Udobna, postojana i prepoznatljivo naša.',
    alt: 'Dječja majica s kapuljačom i kratke hlače u bojama Jadrana',
    sortTypes: [8, 1, 3, 4, 5, 6],
  },
  {
    slug: 'majice',
    parent: 'odjeca',
    name: 'Majice',
    description:
      'Pamučne majice kratkih i dugih rukava s motivima mora, dvorane i tribine. Tiskamo ih u malim serijama pa se neki crteži ne vraćaju.',
    alt: 'Tamnoplava majica Jadran i prugasta mornarska majica',
  },
  {
    slug: 'polo-majice',
    parent: 'majice',
    name: 'Polo majice',
    description:
      'Za svečani ručak poslije finala i za ured petkom. Vezeni grb, dva gumba i pike tkanje koje se ne gužva na putu.',
    alt: 'Svijetloplava i tamnoplava polo majica s vezenim grbom',
  },
  {
    slug: 'hoodice',
    parent: 'odjeca',
    name: 'Majice s kapuljačom',
    description:
      'Tople majice s kapuljačom i dukserice od češljanog pamuka, za večeri kad bura zapuše i prije nego što utakmica počne.',
    alt: 'Dvije majice s kapuljačom, u boji mora i siva dječja',
  },
  {
    slug: 'trening-odjeca',
    parent: 'odjeca',
    name: 'Trening i slobodno vrijeme',
    description:
      'Hlače, čarape, trenirke, prsluci i majice u kojima momčad doista trenira. Suše se brzo, peru se često i ne boje se parketa.',
    alt: 'Gornji dio trenirke i kratke hlače Jadrana',
  },
  {
    slug: 'salovi-i-kape',
    parent: 'odjeca',
    name: 'Šalovi i kape',
    description:
      'Pleteni šalovi, šilterice i zimske kape koje se prepoznaju već s ulaza u dvoranu.',
    alt: 'Pleteni šal s natpisom Jadran i zimska kapa',
  },
  {
    slug: 'salovi',
    parent: 'salovi-i-kape',
    name: 'Šalovi',
    description:
      'Dižu se za himnu, griju na putu kući i čekaju u hodniku do sljedeće utakmice. Pletemo ih u Luci, redak po redak.',
    alt: 'Tamnoplavi šal Jadran i crveni šal Svi za jednog',
  },
  {
    slug: 'kape',
    parent: 'salovi-i-kape',
    name: 'Kape',
    description:
      'Ljeti šilt protiv sunca, zimi vuna protiv bure. Za glave svih uzrasta i sva godišnja doba.',
    alt: 'Bijela zimska kapa s crvenim cofom i bijela šilterica',
  },
  {
    slug: 'navijacka-oprema',
    name: 'Navijačka oprema',
    description:
      'Zastave, šalovi i sve što tribinu pretvara u osmog igrača. Za glas se pobrinite sami.',
    alt: 'Zastava Jadrana s grbom i valovima te tamnoplava šilterica',
  },
  {
    slug: 'torbe-i-ruksaci',
    parent: 'navijacka-oprema',
    name: 'Torbe i ruksaci',
    description:
      'Za školu, trening, tržnicu i gostovanje. Svaka ima džep u kojem se ulaznica ne zgužva.',
    alt: 'Bež platnena torba s grbom i tamnoplava torba s valovima',
  },
  {
    slug: 'privjesci-i-znacke',
    parent: 'navijacka-oprema',
    name: 'Privjesci i značke',
    description:
      'Sitnice koje stanu u džep, na rever ili na hladnjak, a odmah se zna za koga navijate.',
    alt: 'Privjesak, značka i magnet s motivima Jadrana',
  },
]
