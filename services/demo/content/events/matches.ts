import { midnight, nextWeekday } from '#services/demo/content/dates.ts'
import type { EventEntry } from '#services/demo/content/entries.ts'
import { after, HALL_BURA, HALL_MOL } from './places.ts'

export function comingMatches(now: Date, match: Date): readonly EventEntry[] {
  return [...aroundTheMatch(match), ...otherMatches(now)]
}

function aroundTheMatch(match: Date): readonly EventEntry[] {
  const training = midnight(match, -2, 17)
  const meeting = midnight(match, 0, 16)

  return [
    {
      kind: 'MATCH',
      picture: 'event-1',
      slug: 'jadran-sjeverni-otoci',
      title: 'Jadran – Sjeverni otoci',
      description: [
        '<p>Kvalifikacije za Europsko prvenstvo. Pobjednik ostaje na vrhu skupine, a gubitnik mora računati i na tuđe rezultate. Vrata Dvorane Bura otvaraju se sat i pol prije početka, a zagrijavanje počinje četrdeset minuta prije prvoga sudačkog zvižduka.</p>',
        '<p>Ulaznice su u prodaji u <a href="/product/ulaznica">trgovini saveza</a>. Djeca do šest godina ulaze besplatno u krilu roditelja.</p>',
      ],
      start: match,
      end: after(match, 2),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Jadran i igračem u skoku ispred crvenog sunca',
      ticket: 'ulaznica',
      otherTickets: ['ulaznica-djecja', 'ulaznica-obiteljska', 'sezonska-ulaznica'],
    },
    {
      kind: 'TRAINING',
      picture: 'event-2',
      slug: 'otvoreni-trening',
      title: 'Otvoreni trening reprezentacije',
      description: [
        '<p>Dva dana prije utakmice vrata dvorane otvorena su svima. Trening traje sat i pol, a nakon njega igrači ostaju na parketu za fotografije i potpise.</p>',
        '<p>Ulaz je slobodan. Molimo da na parket ne ulazite u obući s potplatom koji ostavlja trag.</p>',
      ],
      start: training,
      end: after(training, 2),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Trening i igračem koji vodi loptu',
    },
    {
      kind: 'MEETING',
      picture: 'event-15',
      slug: 'susret-navijaca-na-rivi',
      title: 'Susret navijača na rivi',
      description: [
        '<p>Prije velike utakmice skupljamo se kod svjetionika. Svira limena glazba, djeca bojaju lica, a navijačka skupina Kurenat dijeli riječi pjesama onima koji znaju samo pripjev.</p>',
        '<p>Povorka prema Dvorani Bura kreće dva sata prije početka. Prijava nije potrebna. Put je ravan i bez stuba, a na začelju vozi električni vlakić za one kojima je hodanje teško.</p>',
      ],
      start: meeting,
      end: after(meeting, 3),
      location: 'Riva, kod starog svjetionika, Luka',
      alt: 'Plakat s natpisom Riva i podignutim šalovima ispred jarbola u luci',
    },
  ]
}

function otherMatches(now: Date): readonly EventEntry[] {
  const women = nextWeekday(now, { weekday: 3, atLeastDays: 12, hour: 19 })
  const charity = nextWeekday(now, { weekday: 0, atLeastDays: 26, hour: 17 })
  const away = nextWeekday(now, { weekday: 6, atLeastDays: 98, hour: 18, minute: 30 })
  const cup = nextWeekday(now, { weekday: 6, atLeastDays: 119, hour: 15 })

  return [
    {
      kind: 'MATCH',
      picture: 'event-9',
      slug: 'zene-jadran-istocna-obala',
      title: 'Žene: Jadran – Istočna obala',
      description: [
        '<p>Drugo kolo kvalifikacija za žensko Europsko prvenstvo. Nakon pobjede nad Ravnicom djevojke Dore Marinčić igraju protiv najbrže momčadi skupine.</p>',
        '<p>Članovi saveza ulaze besplatno uz iskaznicu, a ostali ulaznicu za pet eura kupuju na blagajni dvorane od petnaest sati. Za škole i klubove vrijedi najava dan ranije, na adresu saveza. Popis igračica pročitajte <a href="/popis-igracica-za-istocnu-obalu">u vijestima</a>.</p>',
      ],
      start: women,
      end: after(women, 2),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Jadranke i igračicom u skok-šutu ispred narančastog sunca',
      otherTickets: ['sezonska-ulaznica'],
    },
    {
      kind: 'MATCH',
      picture: 'event-18',
      slug: 'utakmica-za-djecji-odjel',
      title: 'Utakmica za dječji odjel',
      description: [
        '<p>Reprezentativci iz 1994. protiv današnjih reprezentativki, dva puta po dvadeset minuta. Prihod od ulaznica i dražbe potpisanih dresova ide dječjem odjelu bolnice u Luci, za sobu u kojoj roditelji mogu prespavati.</p>',
        '<p>Ulaznica stoji koliko želite dati, a najmanje tri eura. Kupuje se na ulazu, karticom ili gotovinom. Djeca koja ne mogu doći utakmicu gledaju u izravnom prijenosu u bolničkoj igraonici.</p>',
      ],
      start: charity,
      end: after(charity, 2),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Srcem i dvjema rukama koje drže loptu ispred srca',
    },
    {
      kind: 'MATCH',
      picture: 'event-10',
      slug: 'sjeverni-otoci-jadran',
      title: 'Sjeverni otoci – Jadran',
      description: [
        '<p>Uzvratni susret kvalifikacija za Europsko prvenstvo. Za navijače je osiguran sektor s dvije stotine i četrdeset mjesta iza klupe gostiju.</p>',
        '<p>Zahtjev za ulaznicu članovi šalju na adresu saveza najkasnije mjesec dana ranije. Putovanje nije u organizaciji saveza, a toplu odjeću preporučuju svi koji su ondje već igrali.</p>',
      ],
      start: away,
      end: after(away, 2),
      location: 'Dvorana Greben, Nordhamn (Sjeverni otoci)',
      alt: 'Plakat s natpisom Gostovanje i igračem koji trči između litica i mora',
    },
    {
      kind: 'TOURNAMENT',
      picture: 'event-21',
      slug: 'zavrsni-turnir-kupa',
      title: 'Završni turnir Kupa',
      description: [
        '<p>Oba polufinala i finale muškog kupa te finale ženskog kupa u jednom vikendu. U subotu igraju Škver – Tramontana i Lanterna – Svjetionik, a u nedjelju su finala i uručenje pehara.</p>',
        '<p>Prodaja ulaznica počinje mjesec dana prije turnira. Besplatno prenoćište u školskim učionicama navijači rezerviraju preko svojeg kluba, do popunjenja.</p>',
      ],
      start: cup,
      end: after(cup, 29),
      location: HALL_MOL,
      alt: 'Plakat s natpisom Kup i velikim srebrnim peharom od crta igrališta',
    },
  ]
}
