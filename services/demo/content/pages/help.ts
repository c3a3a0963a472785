import type { PageEntry } from '#services/demo/content/entries.ts'
import { ORGANISATION as O } from '#services/demo/content/organisation.ts'
import { SIZE_TABLES } from './size-tables.ts'

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  `<thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody>`

export const HELP_PAGES: readonly PageEntry[] = [
  {
    slug: 'kontakti',
    title: 'Kontakti',
    metaDescription:
      'Adresa, telefon, e-pošta i radno vrijeme Jadranskog sportskog saveza i njegove internetske trgovine.',
    body: [
      '<p>Pišite, nazovite ili svratite. Na poruke odgovaramo isti ili sljedeći radni dan.</p>',
      `<h2>Savez</h2><p><strong>${O.name}</strong><br>${O.address}<br>Telefon: <a href="tel:${O.phoneLink}">${O.phone}</a><br>E-pošta: <a href="mailto:${O.email}">${O.email}</a></p>`,
      `<h2>Trgovina i narudžbe</h2><p>Pitanja o veličinama, dostavi, povratu i računima šaljite na <a href="mailto:${O.shopEmail}">${O.shopEmail}</a> ili nazovite <a href="tel:${O.shopPhoneLink}">${O.shopPhone}</a>, radnim danom od 8 do 16 sati. Ako se poruka odnosi na narudžbu, navedite njezin broj. Gdje je paket, vidite na stranici <a href="/pracenje-narudzbe">Pratite narudžbu</a>. Na mnoga smo pitanja već odgovorili na stranici <a href="/cesta-pitanja">Česta pitanja</a>.</p>`,
      `<h2>Pristupačnost i dolazak u dvoranu</h2><p>Za pomoć pri dolasku na utakmicu, mjesta za osobe u kolicima ili tumača znakovnog jezika javite se na <a href="mailto:${O.accessEmail}">${O.accessEmail}</a>, po mogućnosti tri dana ranije.</p>`,
      `<h2>Mediji</h2><p>Akreditacije i upiti: <a href="mailto:${O.pressEmail}">${O.pressEmail}</a>. Sve ostalo nalazi se na stranici <a href="/mediji">Za medije</a>.</p>`,
      `<h2>Podaci o prodavatelju</h2><table><tbody>${[
        ['Naziv', O.name],
        ['Sjedište', O.address],
        ['OIB', O.taxId],
        ['Registar', O.registry],
        ['IBAN', O.bankAccounts.join('<br>')],
      ]
        .map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`)
        .join('')}</tbody></table>`,
    ],
    below: ['map-link'],
  },
  {
    slug: 'cesta-pitanja',
    title: 'Česta pitanja',
    metaDescription:
      'Odgovori na pitanja o veličinama, dostavi, povratu, ulaznicama, članstvu i utakmicama.',
    body: [],
    faq: [
      {
        title: 'Kupnja',
        questions: [
          {
            question: 'Trebam li račun da bih kupio?',
            answer:
              '<p>Ne. Narudžbu možete poslati i kao gost. S računom vidite povijest narudžbi i brže upisujete adresu.</p>',
          },
          {
            question: 'Kako znam koju veličinu odabrati?',
            answer:
              '<p>Pogledajte <a href="/tablica-velicina">tablicu veličina</a>. Ako ste između dvije, za dres uzmite veću, a za majicu manju. Prvu zamjenu plaćamo mi.</p>',
          },
          {
            question: 'Kako iskoristiti člansku cijenu?',
            answer:
              '<p>U košarici upišite broj s članske iskaznice. Cijena se promijeni odmah, na svim proizvodima koji je imaju.</p>',
          },
          {
            question: 'Može li na dres moje ime?',
            answer:
              '<p>Može, na modelima uz koje stoji polje za tekst. Takav se dres izrađuje za vas pa ga nije moguće vratiti, osim ako ima nedostatak.</p>',
          },
        ],
      },
      {
        title: 'Dostava i povrat',
        questions: [
          {
            question: 'Gdje je moja narudžba?',
            answer:
              '<p>Na stranici <a href="/pracenje-narudzbe">Pratite narudžbu</a> upišite broj narudžbe i e-adresu; račun nije potreban.</p>',
          },
          {
            question: 'Koliko putuje paket na otok?',
            answer:
              '<p>Od dva do četiri radna dana. Po jakom vjetru i duže, a onda vam javljamo.</p>',
          },
          {
            question: 'Koliko dugo mogu vratiti robu?',
            answer:
              '<p>Četrnaest dana od primitka, bez navođenja razloga. Koraci su opisani na stranici <a href="/povrat-i-zamjena">Povrat i zamjena</a>.</p>',
          },
        ],
      },
      {
        title: 'Ulaznice i članstvo',
        questions: [
          {
            question: 'Kad stiže e-ulaznica?',
            answer:
              '<p>Kod plaćanja karticom odmah, a kod uplate na račun čim banka proknjiži uplatu. Nemate poruku? Pogledajte neželjenu poštu pa nam se javite.</p>',
          },
          {
            question: 'Mogu li ulaznicu pokloniti?',
            answer: '<p>Možete. Kod vrijedi za jedan ulazak, bez obzira na to tko ga pokaže.</p>',
          },
          {
            question: 'Od kada vrijedi članstvo?',
            answer:
              '<p>Od trenutka kad iskaznica stigne do kraja sezone. <a href="/clanovi-i-pogodnosti">Sve pogodnosti</a></p>',
          },
        ],
      },
      {
        title: 'Utakmice',
        questions: [
          {
            question: 'Smijem li unijeti bocu?',
            answer:
              '<p>Plastičnu ili metalnu, praznu, do jedne litre. Staklo, pirotehnika i ruksaci veći od 20 litara ostaju ispred ulaza.</p>',
          },
          {
            question: 'Ima li mjesta za kolica?',
            answer:
              '<p>U svakom sektoru, za osobe u kolicima i njihovu pratnju. Za dječja kolica najviše prostora ima <a href="/obiteljski-sektor">obiteljski sektor</a>.</p>',
          },
        ],
      },
    ],
  },
  {
    slug: 'tablica-velicina',
    title: 'Tablica veličina',
    metaDescription:
      'Mjere dresova, majica, dječjih veličina, čarapa i lopti te savjeti kako se izmjeriti kod kuće.',
    body: [
      '<p>Mjere su u centimetrima i odnose se na tijelo, a ne na odjevni predmet. Mjerite preko rublja, mekanim metrom, bez stezanja.</p>',
    ],
    sizeTables: SIZE_TABLES,
    more: [
      '<p>Ženski krojevi uži su u struku i kraći u rukavu; mjere prsa su iste.</p>',
      `<h2>Lopte</h2><table>${table(
        ['Veličina', 'Obujam', 'Masa', 'Za koga'],
        [
          ['1', '50–52', '290–330 g', 'djeca do dvanaest godina'],
          ['2', '54–56', '325–375 g', 'žene i mlađi kadeti'],
          ['3', '58–60', '425–475 g', 'muškarci od šesnaest godina'],
        ],
      )}</table>`,
      '<h2>Čarape, kape i rukavice</h2><p>Čarape se biraju prema broju obuće: 28–31, 32–35, 36–39, 40–43 i 44–47. Kape su podesive ili rastezljive i odgovaraju opsegu glave od 54 do 61 centimetra, a dječje od 50 do 54. Rukavice S/M pristaju šaci opsega do 20, a L/XL do 23 centimetra.</p>',
      '<h2>Još niste sigurni?</h2><p>Napišite nam visinu, opseg prsa i kakav kroj volite. Odgovorit ćemo isti dan. Adresa je na stranici <a href="/kontakti">Kontakti</a>.</p>',
    ],
  },
  {
    slug: 'mediji',
    title: 'Za medije',
    metaDescription: 'Akreditacije, rokovi, radni prostor u Dvorani Bura i upotreba grba saveza.',
    body: [
      `<p>Voditeljica odnosa s javnošću je Petra Ugrin. Za upite se javite na <a href="mailto:${O.pressEmail}">${O.pressEmail}</a>. Radnim danom odgovaramo u roku od dva sata, a na dan utakmice odmah.</p>`,
      '<h2>Akreditacije</h2><p>Zahtjev se šalje najkasnije sedam dana prije utakmice. Navedite redakciju, ime, broj novinarske iskaznice i treba li vam mjesto za snimatelja ili fotografa. Potvrdu šaljemo tri dana prije susreta.</p>',
      '<h2>Dan utakmice</h2><ul><li>Ulaz D otvara se tri sata prije početka.</li><li>Radni prostor ima četrdeset mjesta, brzi bežični pristup i kavu.</li><li>Fotografima su namijenjena obilježena mjesta iza golova, bez bljeskalice.</li><li>Izjave se daju u mješovitoj zoni, a konferencija počinje dvadeset minuta nakon završetka.</li></ul>',
      '<h2>Grb i fotografije</h2><p>Grb se smije koristiti u vijestima o savezu, bez izmjena i bez povezivanja s oglasima. Fotografije s utakmica redakcije dobivaju besplatno, uz navođenje autora. Za knjige, plakate i predmete potrebno je pisano odobrenje.</p>',
      '<h2>Maloljetnici</h2><p>Razgovor s igračem mlađim od osamnaest godina dogovara se preko saveza, uz pristanak roditelja. Takvu najavu molimo dan ranije.</p>',
    ],
  },
]
