import { midnight } from '#services/demo/content/dates.ts'
import type { EventEntry } from '#services/demo/content/entries.ts'
import { after, HALL_BURA } from './places.ts'

/** Past events, on the same days as the reports in the news. */
export function pastEvents(now: Date): readonly EventEntry[] {
  const at = (daysAgo: number, hour: number) => midnight(now, -daysAgo, hour)
  const threeSeas = at(12, 9)
  const seminar = at(28, 9)
  const away = at(30, 18)
  const home = at(34, 20)
  const openDoors = at(36, 10)
  const book = at(52, 19)

  return [
    {
      kind: 'TOURNAMENT',
      picture: 'event-20',
      slug: 'turnir-tri-mora',
      title: 'Međunarodni turnir Tri mora',
      description: [
        '<p>Šest kadetskih reprezentacija, tri dana i jedan trajekt pun roditelja. Naše djevojke prvi put igraju na turniru čije su domaćice osvojile posljednja tri izdanja.</p>',
        '<p>Kadetkinje Lee Morović osvojile su turnir bez poraza. <a href="/kadetkinje-osvojile-turnir-tri-mora">Pročitajte kako je bilo</a>.</p>',
      ],
      start: threeSeas,
      end: after(threeSeas, 58),
      location: 'Gradska dvorana, Porat (Istočna obala)',
      alt: 'Plakat s natpisom Tri mora, trima prugama valova i djevojkom s peharom',
    },
    {
      kind: 'OTHER',
      picture: 'event-12',
      slug: 'seminar-sudaca',
      title: 'Seminar sudaca',
      description: [
        '<p>Dva dana predavanja, videoanaliza i provjera znanja za sudačke parove, kontrolore i mjeritelje vremena. Sudjelovanje je uvjet za suđenje u proljetnom dijelu prvenstva.</p>',
        '<p>Prijava se podnosi preko klupskog tajnika, a smještaj i obroci osigurani su. Ponesite sportsku opremu: test izdržljivosti počinje u sedam ujutro. Što je dogovoreno, piše u <a href="/seminar-sudaca-nova-pravila">izvještaju sa seminara</a>.</p>',
      ],
      start: seminar,
      end: after(seminar, 32),
      location: 'Dom sportova, Luka',
      alt: 'Plakat s natpisom Seminar, kartonom, zviždaljkom i sudcem s podignutom rukom',
    },
    {
      kind: 'MATCH',
      picture: 'event-7',
      slug: 'ravnica-jadran',
      title: 'Ravnica – Jadran',
      description: [
        '<p>Drugo kolo kvalifikacija za Europsko prvenstvo i prvo gostovanje u skupini. Utakmica je završila neriješeno, 27 : 27, a bod je u zadnjoj sekundi sačuvao Ante Brnas.</p>',
        '<p>Za stotinjak navijača koji su putovali s momčadi savez je organizirao dva autobusa. <a href="/bod-iz-ravnice">Izvještaj s utakmice</a></p>',
      ],
      start: away,
      end: after(away, 2),
      location: 'Dvorana Klasje, Ravnica',
      alt: 'Plakat s natpisom Ravnica i igračem u bijelom dresu iznad žitnih polja',
    },
    {
      kind: 'MATCH',
      picture: 'event-8',
      slug: 'jadran-gorje',
      title: 'Jadran – Gorje',
      description: [
        '<p>Prva službena utakmica u obnovljenoj Dvorani Bura i prvo kolo kvalifikacija za Europsko prvenstvo. Jadran je pobijedio s 31 : 26.</p>',
        '<p>Ulaznice su rasprodane deset dana ranije. <a href="/jadran-gorje-31-26">Pročitajte izvještaj</a> ili pogledajte <a href="/nastanak-koreografije">kako je nastao val na istočnoj tribini</a>.</p>',
      ],
      start: home,
      end: after(home, 2),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Gorje i igračem u skoku između planina i mora',
    },
    {
      kind: 'OTHER',
      picture: 'event-19',
      slug: 'dan-otvorenih-vrata',
      title: 'Dan otvorenih vrata Dvorane Bura',
      description: [
        '<p>Obnovljena je dvorana prvi put otvorena svima. Posjetitelji su mogli obići svlačionice, sjesti za zapisnički stol, potrčati po novom parketu i zapucati na Franu Đurđeka.</p>',
        '<p>Ulaz je bio slobodan. Od 1.312 udaraca Đurđek je obranio njih 1.290, a dvadeset i dvoje djece kući je otišlo s potpisanom loptom.</p>',
      ],
      start: openDoors,
      end: after(openDoors, 8),
      location: HALL_BURA,
      alt: 'Plakat s natpisom Uđite i otvorenim vratima dvorane iz kojih izlazi svjetlo',
    },
    {
      kind: 'OTHER',
      picture: 'event-24',
      slug: 'predstavljanje-knjige',
      title: 'Predstavljanje knjige Sto godina rukometa',
      description: [
        '<p>Autori Nikola Begović, Mira Jozić i Stjepan Ružić razgovaraju s ljudima koje su u knjizi opisali: trenericom, domarom i pekarom koji je vozio momčad na prvo gostovanje.</p>',
        '<p>Ulaz je slobodan, a mjesta je stotinu i dvadeset. Nakon razgovora autori potpisuju <a href="/product/knjiga">knjigu</a>.</p>',
      ],
      start: book,
      end: after(book, 2),
      location: 'Gradska knjižnica, Luka',
      alt: 'Plakat s knjigom Sto godina rukometa ispred polica knjižnice',
    },
  ]
}
