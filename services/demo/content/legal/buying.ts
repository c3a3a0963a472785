import { DELIVERIES } from '#services/demo/content/delivery.ts'
import type { PageEntry } from '#services/demo/content/entries.ts'
import { ORGANISATION as O } from '#services/demo/content/organisation.ts'
import { NOTE } from './note.ts'

const SHOP_MAIL = `<a href="mailto:${O.shopEmail}">${O.shopEmail}</a>`

const EURO = new Intl.NumberFormat('hr', { style: 'currency', currency: 'EUR' })

const DELIVERY_ROWS = [
  ...DELIVERIES.map(({ texts, minDays, maxDays, priceCents }) => [
    texts['hrv']?.name ?? '',
    maxDays === 1 ? 'sljedeći radni dan' : `${minDays} – ${maxDays} radna dana`,
    priceCents === 0 ? 'besplatno' : EURO.format(priceCents / 100),
  ]),
  ['E-ulaznica', 'odmah po uplati, e-poštom', 'besplatno'],
]
  .map(
    ([name, days, price]) =>
      `<tr><th scope="row">${name}</th><td>${days}</td><td>${price}</td></tr>`,
  )
  .join('')

export const BUYING_PAGES: readonly PageEntry[] = [
  {
    slug: 'uvjeti-kupnje',
    title: 'Uvjeti kupnje',
    metaDescription:
      'Tko prodaje, kako se naručuje i plaća, koliko stoji dostava te kako odustati od ugovora ili prigovoriti.',
    body: [
      NOTE,
      `<h2>1. Prodavatelj</h2><p>Prodavatelj je ${O.name}, ${O.address}, OIB ${O.taxId}, ${O.registry}. Pišite nam na ${SHOP_MAIL} ili nazovite <a href="tel:${O.shopPhoneLink}">${O.shopPhone}</a>.</p>`,
      '<h2>2. Cijene</h2><p>Sve su cijene u eurima i uključuju PDV. Dostava nije uključena u cijenu proizvoda i prikazuje se prije slanja narudžbe. Uz svaki sniženi proizvod navodimo i najnižu cijenu koju je imao u trideset dana prije početka sniženja, a postotak sniženja računamo od nje. Članska cijena vrijedi uz važeću člansku iskaznicu.</p>',
      '<h2>3. Narudžba</h2><p>Proizvod dodajete u košaricu, upisujete podatke za dostavu te birate način dostave i plaćanja. Prije slanja vidite sve stavke, troškove dostave i ukupan iznos i možete ih ispraviti. Narudžbu šaljete gumbom na kojem piše da ona obvezuje na plaćanje. Ugovor je sklopljen kad e-poštom primite našu potvrdu s ovim uvjetima i obrascem za odustanak. Ugovor se sklapa na hrvatskom jeziku, a primjerak čuvamo i šaljemo vam ga na zahtjev.</p>',
      '<h2>4. Plaćanje</h2><p>Plaćati možete karticom, uplatom na račun ili pouzećem. Sve o rokovima i podacima za uplatu piše na stranici <a href="/placanje">Plaćanje</a>.</p>',
      '<h2>5. Dostava</h2><p>Rokovi i cijene dostave opisani su na stranici <a href="/dostava-i-povrat">Dostava i povrat</a>.</p>',
      '<h2>6. Odustanak od ugovora</h2><p>Kupac koji je potrošač može u roku od 14 dana od primitka robe odustati od ugovora bez navođenja razloga. Kako se to čini i kada to pravo ne postoji, opisano je na stranici <a href="/povrat-i-zamjena">Povrat i zamjena</a>.</p>',
      '<h2>7. Digitalni sadržaj</h2><p>E-knjige, pozadine i ulaznice isporučujemo e-poštom. Ako kod digitalnog sadržaja izričito zatražite isporuku prije isteka roka za odustanak i potvrdite da time gubite to pravo, šaljemo ga odmah. Bez te suglasnosti isporučujemo ga nakon isteka roka. Privola nikad nije označena unaprijed.</p>',
      '<h2>8. Nedostaci</h2><p>Za materijalne nedostatke odgovaramo dvije godine od primitka robe. Ako stvar ima nedostatak, imate pravo na popravak ili zamjenu, a kad to nije moguće, na sniženje cijene ili povrat novca.</p>',
      '<h2>9. Sigurnost proizvoda</h2><p>Uz svaki je proizvod naveden proizvođač i adresa na kojoj ga možete dobiti te upozorenja ako su potrebna. Primijetite li opasnost, prestanite se služiti proizvodom i javite nam se.</p>',
      `<h2>10. Prigovori</h2><p>Prigovor pošaljite na ${SHOP_MAIL} ili na adresu sjedišta. Primitak potvrđujemo odmah, a odgovaramo najkasnije u roku od 15 dana.</p>`,
    ],
  },
  {
    slug: 'placanje',
    title: 'Plaćanje',
    metaDescription:
      'Kartica, uplata na račun ili pouzeće: rokovi, podaci za uplatu, računi, kuponi i darovne kartice.',
    body: [
      NOTE,
      '<h2>Karticom</h2><p>Plaćanje karticom odvija se na stranici pružatelja usluge plaćanja. Broj vaše kartice ne vidimo i ne čuvamo. Iznos se tereti kad narudžbu potvrdimo.</p>',
      '<h2>Uplatom na račun</h2><p>Nakon narudžbe prikazujemo podatke za uplatu i kod koji možete slikati u bankovnoj aplikaciji. Iste podatke šaljemo i e-poštom. Robu čuvamo tri dana od narudžbe; ako uplata u tom roku ne stigne, narudžba se poništava i o tome vas obavještavamo.</p>',
      `<p>Primatelj je ${O.name}, a račun trgovine ${O.bankAccounts[1].replace(' (Otočka banka, trgovina)', '')}, otvoren u Otočkoj banci. U opis upišite broj narudžbe.</p>`,
      '<h2>Pouzećem</h2><p>Narudžbe do 500 eura možete platiti pri preuzimanju, gotovinom ili karticom. Pouzeće nije moguće za paketomate ni za digitalni sadržaj.</p>',
      '<h2>Kuponi i darovne kartice</h2><p>Kupon se upisuje u košarici i vrijedi za proizvode i razdoblje koje na njemu piše. Na jednu se narudžbu može primijeniti jedan kupon. Darovnom karticom plaćate na prodajnim mjestima Saveza, dio ili cijeli iznos, a ostatak vrijedi dalje; u mrežnoj trgovini njome se ne plaća.</p>',
      '<h2>Račun</h2><p>Račun stiže e-poštom. Trebate li ga na tvrtku, klub ili školu, u podacima za naplatu odaberite kupnju na tvrtku i upišite OIB.</p>',
    ],
  },
  {
    slug: 'dostava-i-povrat',
    title: 'Dostava i povrat',
    metaDescription:
      'Rokovi i cijene dostave, preuzimanje u Luci te upute za zamjenu veličine i povrat u roku od 14 dana.',
    body: [
      NOTE,
      '<h2>Kada paket kreće</h2><p>Narudžbe zaprimljene radnim danom do podneva šaljemo isti dan, a ostale sljedeći radni dan. Kad paket preda dostavljaču, skladište vam šalje poruku s brojem za praćenje. Stanje možete provjeriti i na stranici <a href="/pracenje-narudzbe">Pratite narudžbu</a>, s računom ili bez njega.</p>',
      `<table><caption>Načini dostave</caption><thead><tr><th scope="col">Način</th><th scope="col">Rok</th><th scope="col">Cijena</th></tr></thead><tbody>${DELIVERY_ROWS}</tbody></table>`,
      '<p>Na otoke paket s dostavom na adresu putuje od dva do četiri radna dana.</p>',
      '<p>Za narudžbe iznad 80 eura dostava je besplatna, osim ekspresne.</p>',
      '<h2>Zamjena veličine</h2><p>Dres je preuzak, a majica predugačka? Zamijenit ćemo vam je u roku od 30 dana od primitka, ako nije nošena i ima etiketu. Prvu zamjenu plaćamo mi.</p>',
      `<h2>Povrat</h2><p>U roku od 14 dana od primitka možete odustati od kupnje bez navođenja razloga. Upute i obrazac nalaze se na stranici <a href="/povrat-i-zamjena">Povrat i zamjena</a>, a za pomoć nam pišite na ${SHOP_MAIL}.</p>`,
      '<h2>Oštećen paket</h2><p>Ako je paket stigao oštećen, fotografirajte ga i javite nam se isti dan. Novi proizvod šaljemo bez čekanja na povrat staroga.</p>',
    ],
  },
  {
    slug: 'povrat-i-zamjena',
    title: 'Povrat i zamjena',
    metaTitle: 'Odustanak od ugovora, povrat i zamjena',
    metaDescription:
      'Kako u 14 dana odustati od ugovora, vratiti robu ili zamijeniti veličinu, s obrascem i iznimkama.',
    body: [
      NOTE,
      '<h2>Odustanak u dva koraka</h2><ol><li>U pregledu narudžbe odaberite <strong>Odustani od ugovora</strong>. Gost do pregleda dolazi s brojem narudžbe i adresom e-pošte, bez prijave, na stranici <a href="/pracenje-narudzbe">Pratite narudžbu</a>.</li><li>Provjerite ime, stavke i adresu pa odaberite <strong>Potvrdi odustajanje</strong>. Odmah šaljemo potvrdu s nadnevkom i satom primitka.</li></ol>',
      `<p>Možete nam i pisati: dovoljna je nedvosmislena izjava na ${SHOP_MAIL} ili na adresu ${O.address}. Rok od 14 dana teče od dana primitka robe, a kod više pošiljaka od primitka posljednje.</p>`,
      '<h2>Slanje robe i povrat novca</h2><p>Robu pošaljite u roku od 14 dana od izjave. Novac, uključujući cijenu najjeftinije ponuđene dostave, vraćamo istim putem kojim je plaćen, najkasnije 14 dana nakon vaše obavijesti, ali ne prije nego što primimo robu ili dokaz da je poslana. Trošak slanja snosite vi. Odgovarate samo za ono umanjenje vrijednosti koje je nastalo nošenjem, a ne isprobavanjem.</p>',
      '<h2>Kada pravo ne postoji</h2><ul><li>za robu izrađenu po mjeri kupca, primjerice dres s otisnutim imenom</li><li>za ulaznice za događanja s određenim datumom</li><li>za digitalni sadržaj čija je isporuka uz vašu izričitu suglasnost već počela</li></ul><p>To piše i uz proizvod, prije kupnje.</p>',
      '<h2>Obrazac</h2><p>Prepišite ga u poruku ili ispišite. Nije obvezan: vrijedi i svaka druga jasna izjava.</p>',
      `<ul><li>Prima: ${O.name}, ${O.address}, ${O.shopEmail}</li><li>Ovime izjavljujem da odustajem od ugovora o kupnji sljedećih proizvoda:</li><li>Naručeno dana, primljeno dana:</li><li>Broj narudžbe:</li><li>Ime i prezime potrošača:</li><li>Adresa potrošača:</li><li>Datum i potpis (samo ako se šalje na papiru):</li></ul>`,
      '<h2>Zamjena veličine</h2><p>Nenošen proizvod s etiketom zamjenjujemo u roku od 30 dana od primitka. Prvu zamjenu plaćamo mi, a novu veličinu šaljemo čim stara krene prema nama. Mjere su u <a href="/tablica-velicina">tablici veličina</a>.</p>',
    ],
  },
]
