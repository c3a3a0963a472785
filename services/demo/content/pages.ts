import type { PageEntry } from './entries.ts'
import { ORGANISATION as O } from './organisation.ts'

export const PAGES: readonly PageEntry[] = [
  {
    slug: 'o-nama',
    title: 'O nama',
    metaDescription:
      'Jadranski sportski savez okuplja klubove, igrače, sudce i navijače rukometa od Luke do najudaljenijeg otoka.',
    body: [
      '<h2>Od mora do parketa</h2>',
      '<p>Jadranski sportski savez krovna je organizacija rukometa na našoj obali i otocima. Osnovalo ga je 1926. godine sedam klubova, u učionici iznad stare ribarnice u Luci. Danas okuplja 64 kluba, 23 škole rukometa, više od 6.000 registriranih igračica i igrača te nešto više od pet tisuća članova navijača.</p>',
      '<p>Organiziramo prvenstvo i kup u svim uzrastima, školujemo trenere i sudce, brinemo o reprezentacijama i o tome da svako dijete koje želi igrati ima gdje, s kim i pred kim.</p>',
      '<h2>U što vjerujemo</h2>',
      '<ul><li><strong>Dvorana je svačija.</strong> Nitko ne ostaje pred vratima zbog novca, podrijetla ili invaliditeta.</li><li><strong>Djeca najprije igraju.</strong> Rezultat dolazi poslije, često i sam.</li><li><strong>More je susjed.</strong> Dresove izrađujemo od recikliranih vlakana, a na utakmicama ne koristimo čaše za jednokratnu uporabu.</li><li><strong>Novac se vidi.</strong> Financijska izvješća objavljujemo svake godine, a dobit trgovine ide školama rukometa.</li></ul>',
      '<h2>Reprezentacija</h2>',
      '<p>Muška i ženska reprezentacija igraju u Dvorani Bura u Luci, obnovljenoj kući s 5.200 mjesta. Nadimak Jadran dobile su davno, kad je radijski izvjestitelj u žaru prijenosa umjesto imena države uzviknuo ime mora. Ostalo je.</p>',
      '<h2>Trgovina</h2>',
      '<p>U <a href="/shop">trgovini saveza</a> prodajemo isključivo službene proizvode. Osmišljavamo ih s našim partnerima, a izrađuju se u malim serijama. Za sva pitanja tu je stranica <a href="/kontakti">Kontakti</a>.</p>',
    ],
  },
  {
    slug: 'kontakti',
    title: 'Kontakti',
    metaDescription:
      'Adresa, telefon, e-pošta i radno vrijeme Jadranskog sportskog saveza i njegove internetske trgovine.',
    body: [
      '<p>Pišite, nazovite ili svratite. Na poruke odgovaramo isti ili sljedeći radni dan.</p>',
      `<h2>Savez</h2><p><strong>${O.name}</strong><br>${O.address}<br>Telefon: <a href="tel:${O.phoneLink}">${O.phone}</a><br>E-pošta: <a href="mailto:${O.email}">${O.email}</a></p>`,
      `<h2>Trgovina i narudžbe</h2><p>Pitanja o veličinama, dostavi, povratu i računima šaljite na <a href="mailto:${O.shopEmail}">${O.shopEmail}</a> ili nazovite <a href="tel:${O.shopPhoneLink}">${O.shopPhone}</a>, radnim danom od 8 do 16 sati. Ako se poruka odnosi na narudžbu, navedite njezin broj.</p>`,
      `<h2>Pristupačnost i dolazak u dvoranu</h2><p>Za pomoć pri dolasku na utakmicu, mjesta za osobe u kolicima ili tumača znakovnog jezika javite se na <a href="mailto:${O.accessEmail}">${O.accessEmail}</a>, po mogućnosti tri dana ranije.</p>`,
      `<h2>Mediji</h2><p>Akreditacije i upiti: <a href="mailto:${O.pressEmail}">${O.pressEmail}</a>.</p>`,
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
  },
]
