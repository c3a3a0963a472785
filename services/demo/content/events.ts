import { midnight, nextWeekday } from './dates.ts'
import type { EventEntry } from './entries.ts'

const HALL = 'Dvorana Bura, Luka'
const HOUR_MS = 3_600_000

export function events(now: Date, match: Date): readonly EventEntry[] {
  const training = new Date(midnight(match, -2).getTime() + 17 * HOUR_MS)
  const tournament = nextWeekday(now, { weekday: 6, atLeastDays: 35, hour: 9 })
  const assembly = nextWeekday(now, { weekday: 5, atLeastDays: 60, hour: 18 })
  const family = nextWeekday(now, { weekday: 0, atLeastDays: 75, hour: 10 })
  const beach = nextWeekday(now, { weekday: 6, atLeastDays: 230, hour: 18 })
  const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR_MS)

  return [
    {
      picture: 'event-1',
      slug: 'jadran-sjeverni-otoci',
      title: 'Jadran – Sjeverni otoci',
      description: [
        '<p>Kvalifikacije za Europsko prvenstvo. Pobjednik ostaje na vrhu skupine, a gubitnik mora računati i na tuđe rezultate. Vrata Dvorane Bura otvaraju se sat i pol prije početka, a zagrijavanje počinje četrdeset minuta prije prvoga sudačkog zvižduka.</p>',
        '<p>Ulaznice su u prodaji u <a href="/product/ulaznica">trgovini saveza</a>. Djeca do šest godina ulaze besplatno u krilu roditelja.</p>',
      ],
      start: match,
      end: after(match, 2),
      location: HALL,
      alt: 'Plakat s natpisom Jadran i igračem u skoku ispred crvenog sunca',
    },
    {
      picture: 'event-2',
      slug: 'otvoreni-trening',
      title: 'Otvoreni trening reprezentacije',
      description: [
        '<p>Dva dana prije utakmice vrata dvorane otvorena su svima. Trening traje sat i pol, a nakon njega igrači ostaju na parketu za fotografije i potpise.</p>',
        '<p>Ulaz je slobodan. Molimo da na parket ne ulazite u obući s potplatom koji ostavlja trag.</p>',
      ],
      start: training,
      end: after(training, 2),
      location: HALL,
      alt: 'Plakat s natpisom Trening i igračem koji vodi loptu',
    },
    {
      picture: 'event-3',
      slug: 'zimski-turnir-kadetkinja',
      title: 'Zimski turnir kadetkinja',
      description: [
        '<p>Osam momčadi, jedan vikend i dva parketa. Nakon pobjede na turniru Tri mora naše kadetkinje prvi put igraju pred domaćom publikom.</p>',
        '<p>Utakmice po skupinama igraju se u subotu od devet sati, a završnica je u nedjelju u 17 sati. Ulaz je besplatan, a dobrovoljni prilozi idu školama rukometa.</p>',
      ],
      start: tournament,
      end: after(tournament, 33),
      location: HALL,
      alt: 'Plakat s natpisom Turnir i igračicom u skoku',
    },
    {
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
      picture: 'event-6',
      slug: 'dan-rukometa-za-sve',
      title: 'Zajedno: dan rukometa za sve',
      description: [
        '<p>Djeca, roditelji, bake i djedovi, početnici i veterani, rukomet u kolicima i rukomet u hodu. Cijeli je dan na parketu mjesta za svakoga tko želi baciti loptu.</p>',
        '<p>Program počinje u deset sati, a nije potrebna prijava ni oprema. Dvorana je u cijelosti pristupačna, a program se prevodi na znakovni jezik.</p>',
      ],
      start: family,
      end: after(family, 6),
      location: HALL,
      alt: 'Plakat s natpisom Zajedno, djetetom i igračicom u skoku',
    },
    {
      picture: 'event-5',
      slug: 'finale-rukometa-na-pijesku',
      title: 'Finale rukometa na pijesku',
      description: [
        '<p>Šest plaža, šest vikenda i jedna završnica. Najbolje momčadi ljetnog niza igraju na tribini podignutoj iznad mora, uz zalazak sunca i glazbu do deset navečer.</p>',
        '<p>Ulaz je slobodan. Ponesite ručnik: prvi red je, kao i svake godine, mokar.</p>',
      ],
      start: beach,
      end: after(beach, 4),
      location: 'Gradska plaža, Luka',
      alt: 'Plakat s natpisom Finale i igračem na pijesku u skoku',
    },
  ]
}
