import { nextWeekday } from '#services/demo/content/dates.ts'
import type { EventEntry } from '#services/demo/content/entries.ts'
import { after, HALL_BURA, HOME_OF_SPORTS } from './places.ts'

type Next = (weekday: number, atLeastDays: number, hour: number) => Date

export function comingEvents(now: Date): readonly EventEntry[] {
  const next: Next = (weekday, atLeastDays, hour) =>
    nextWeekday(now, { weekday, atLeastDays, hour })
  return [...nearEvents(next), ...laterEvents(next)]
}

/** Within three months. */
function nearEvents(next: Next): readonly EventEntry[] {
  const camp = next(5, 40, 9)
  const licence = next(6, 48, 9)
  const tournament = next(6, 35, 9)
  const assembly = next(5, 60, 18)
  const family = next(0, 75, 10)

  return [
    {
      kind: 'TOURNAMENT',
      picture: 'event-3',
      slug: 'zimski-turnir-kadetkinja',
      title: 'Zimski turnir kadetkinja',
      description: [
        '<p>Osam momčadi, jedan vikend i dva parketa. Nakon pobjede na turniru Tri mora naše kadetkinje prvi put igraju pred domaćom publikom.</p>',
        '<p>Utakmice po skupinama igraju se u subotu od devet sati, a završnica je u nedjelju u 17 sati. Ulaz je besplatan, a dobrovoljni prilozi idu školama rukometa.</p>',
      ],
      start: tournament,
      end: after(tournament, 33),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Turnir i igračicom u skoku',
    },
    {
      kind: 'CAMP',
      picture: 'event-11',
      slug: 'vratarski-kamp',
      title: 'Vratarski kamp',
      description: [
        '<p>Tri dana za četrdeset vratarki i vratara od dvanaest do sedamnaest godina. Vodi ih Joško Lukšinić, trener reprezentativnih vratara, a s njima trenira i Frane Đurđek.</p>',
        '<p>Prijave primamo putem stranice <a href="/kontakti">Kontakti</a> do popunjenja mjesta. Smještaj i obroci u učeničkom domu uz dvoranu uključeni su u kotizaciju od 90 eura, a djeci kojoj je to previše pomaže savez. <a href="/vratarski-kamp-u-luci">Više o programu</a></p>',
      ],
      start: camp,
      end: after(camp, 56),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Kamp i vratarom koji se baca prema crvenoj lopti',
    },
    {
      kind: 'OTHER',
      picture: 'event-13',
      slug: 'trenerska-licenca-b',
      title: 'Tečaj za trenersku licencu B',
      description: [
        '<p>Prvi od pet vikenda tečaja: planiranje treninga prema uzrastu i individualna obrana. Predavanja su prijepodne, a praktični dio popodne, s kadetima Svjetionika.</p>',
        '<p>Mjesta je dvadeset i osam, od toga deset za žene. Kotizacija iznosi 320 eura. <a href="/trenerska-licenca-b-upisi">Uvjeti i prijava</a></p>',
      ],
      start: licence,
      end: after(licence, 31),
      location: HOME_OF_SPORTS,
      alt: 'Plakat s natpisom Licenca i strelicama koje čine slovo B',
    },
    {
      kind: 'MEETING',
      picture: 'event-4',
      slug: 'godisnja-skupstina',
      title: 'Godišnja skupština saveza',
      description: [
        '<p>Predstavnici klubova, sudaca i trenera glasuju o izvješću za proteklu godinu, planu natjecanja i raspodjeli sredstava za rad s mladima.</p>',
        '<p>Skupština je javna. Materijali će na uvid biti dostupni petnaest dana ranije u uredu saveza, a pitanja se mogu poslati i e-poštom.</p>',
      ],
      start: assembly,
      end: after(assembly, 3),
      location: 'Velika dvorana Doma sportova, Luka',
      alt: 'Plakat s natpisom Skupština i rukama s podignutim glasačkim karticama',
    },
    {
      kind: 'OTHER',
      picture: 'event-6',
      slug: 'dan-rukometa-za-sve',
      title: 'Zajedno: dan rukometa za sve',
      description: [
        '<p>Djeca, roditelji, bake i djedovi, početnici i veterani, rukomet u kolicima i rukomet u hodu. Cijeli je dan na parketu mjesta za svakoga tko želi baciti loptu.</p>',
        '<p>Program počinje u deset sati, a nije potrebna prijava ni oprema. Dvorana je u cijelosti pristupačna, a program se prevodi na znakovni jezik.</p>',
      ],
      start: family,
      end: after(family, 6),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Zajedno, djetetom i igračicom u skoku',
    },
  ]
}

function laterEvents(next: Next): readonly EventEntry[] {
  const referees = next(6, 105, 9)
  const veterans = next(6, 133, 10)
  const schools = next(4, 185, 9)
  const beach = next(6, 210, 10)
  const summerCamp = next(0, 217, 10)
  const beachFinal = next(6, 252, 18)

  return [
    {
      kind: 'OTHER',
      picture: 'event-14',
      slug: 'tecaj-za-nove-sudce',
      title: 'Tečaj za nove sudce',
      description: [
        '<p>Dva vikenda za sve starije od šesnaest godina koji žele stati na parket sa zviždaljkom. Uče se pravila, znakovi i ono najteže: mirna rečenica u pravom trenutku.</p>',
        '<p>Tečaj je besplatan, prvu opremu daje savez. Prijaviti se možete putem stranice <a href="/kontakti">Kontakti</a>, najkasnije deset dana ranije. Maloljetnici trebaju potpis roditelja.</p>',
      ],
      start: referees,
      end: after(referees, 31),
      location: HOME_OF_SPORTS,
      alt: 'Plakat s natpisom Zviždi i velikom zviždaljkom',
    },
    {
      kind: 'TOURNAMENT',
      picture: 'event-23',
      slug: 'turnir-veterana-staro-sidro',
      title: 'Turnir veterana Staro sidro',
      description: [
        '<p>Igra se bez kontre i s velikim razumijevanjem. Momčadi su podijeljene u tri skupine, stariji od 40, 50 i 60 godina, a u svakoj smije zaigrati i jedan unuk ili unuka.</p>',
        '<p>Kotizacija je jedan kolač po igraču. Momčadi se prijavljuju do tjedan dana prije turnira, a liječnik je na igralištu cijelo vrijeme.</p>',
      ],
      start: veterans,
      end: after(veterans, 9),
      location: 'Dvorana Sidrište, Kamenica',
      alt: 'Plakat s natpisom Veterani i sjedokosim igračem u skoku uz sidro',
    },
    {
      kind: 'TOURNAMENT',
      picture: 'event-16',
      slug: 'zavrsnica-skolske-lige',
      title: 'Završnica školske lige',
      description: [
        '<p>Od 118 škola na parket Dvorane Bura stiže najboljih šesnaest, osam u djevojčica i osam u dječaka. U svakoj utakmici moraju zaigrati svi, a golove moraju postići barem tri različite igračice ili igrača.</p>',
        '<p>Navijanje razrednih odjela je poželjno. Škole organizirani dolazak najavljuju nastavniku koordinatoru, a roditelji ulaze slobodno, bez ulaznice.</p>',
      ],
      start: schools,
      end: after(schools, 8),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Škole i djetetom s loptom u zraku',
    },
    {
      kind: 'TOURNAMENT',
      picture: 'event-17',
      slug: 'turnir-na-pijesku-vela-draga',
      title: 'Turnir na pijesku: Vela Draga',
      description: [
        '<p>Prva od šest postaja ljetnog niza. Igra se na uvali ispod starog mlina, od jutra do zalaska, u četiri konkurencije i s jednom stankom za kupanje.</p>',
        '<p>Prijave su besplatne i traju do kraja ožujka, a momčad treba najmanje šest imena. <a href="/rukomet-na-pijesku-poziv-klubovima">Sve o prijavi</a></p>',
      ],
      start: beach,
      end: after(beach, 10),
      location: 'Uvala Mlin, Vela Draga',
      alt: 'Plakat s natpisom Pijesak, golom i tirkiznim morem odozgo',
    },
    {
      kind: 'CAMP',
      picture: 'event-22',
      slug: 'ljetni-kamp-mali-jadran',
      title: 'Ljetni kamp Mali Jadran',
      description: [
        '<p>Dva tjedna rukometa, mora i sobe s četiri nova prijatelja, za djecu od osam do dvanaest godina. Program ima i tečaj plivanja, a navečer se igra bez rezultata.</p>',
        '<p>Prijave se otvaraju na proljeće, a prednost imaju djeca koja na kampu još nisu bila. Cijena je 160 eura po smjeni, za drugo dijete iz iste obitelji upola manje. <a href="/kamp-mali-jadran-u-slikama">Pogledajte kako je bilo ljetos</a>.</p>',
      ],
      start: summerCamp,
      end: after(summerCamp, 318),
      location: 'Dječje ljetovalište Borik, Punta',
      alt: 'Plakat s natpisom Ljeto, djetetom u svijetloplavom dresu, šatorom i morem',
    },
    {
      kind: 'TOURNAMENT',
      picture: 'event-5',
      slug: 'finale-rukometa-na-pijesku',
      title: 'Finale rukometa na pijesku',
      description: [
        '<p>Šest plaža, šest vikenda i jedna završnica. Najbolje momčadi ljetnog niza igraju na tribini podignutoj iznad mora, uz zalazak sunca i glazbu do deset navečer.</p>',
        '<p>Ulaz je slobodan. Ponesite ručnik: prvi red je, kao i svake godine, mokar.</p>',
      ],
      start: beachFinal,
      end: after(beachFinal, 4),
      location: 'Gradska plaža, Luka',
      alt: 'Plakat s natpisom Finale i igračem na pijesku u skoku',
    },
  ]
}
