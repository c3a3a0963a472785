import type { PageEntry } from './entries.ts'
import { ORGANISATION as O } from './organisation.ts'

/** A shop must own these words itself; whoever runs it edits them like any other page. */
const NOTE =
  '<p><em>Ovo je ogledni tekst koji savez uređuje kao i svaku drugu stranicu. Prije početka prodaje treba ga prilagoditi i provjeriti s pravnikom.</em></p>'

const TERMS: PageEntry = {
  slug: 'uvjeti-kupnje',
  title: 'Uvjeti kupnje',
  metaDescription:
    'Tko prodaje, kako se naručuje i plaća, koliko stoji dostava te kako odustati od ugovora ili prigovoriti.',
  body: [
    NOTE,
    `<h2>1. Prodavatelj</h2><p>Prodavatelj je ${O.name}, ${O.address}, OIB ${O.taxId}, ${O.registry}. Pišite nam na <a href="mailto:${O.shopEmail}">${O.shopEmail}</a> ili nazovite <a href="tel:${O.shopPhoneLink}">${O.shopPhone}</a>.</p>`,
    '<h2>2. Cijene</h2><p>Sve su cijene u eurima i uključuju PDV. Dostava nije uključena u cijenu proizvoda i prikazuje se prije slanja narudžbe. Uz svaki sniženi proizvod navodimo i najnižu cijenu koju je imao u trideset dana prije početka sniženja. Članska cijena vrijedi uz važeću člansku iskaznicu.</p>',
    '<h2>3. Narudžba</h2><p>Proizvod dodajete u košaricu, upisujete podatke za dostavu te birate način dostave i plaćanja. Prije slanja vidite sve stavke i ukupan iznos i možete ih ispraviti. Ugovor je sklopljen kad e-poštom primite našu potvrdu narudžbe. Ugovor se sklapa na hrvatskom jeziku, a primjerak čuvamo i šaljemo vam ga na zahtjev.</p>',
    '<h2>4. Plaćanje</h2><p>Plaćati možete karticom ili uplatom na račun. Kod uplate na račun robu čuvamo tri dana od narudžbe.</p>',
    '<h2>5. Dostava</h2><p>Rokovi i cijene dostave opisani su na stranici <a href="/dostava-i-povrat">Dostava i povrat</a>.</p>',
    '<h2>6. Pravo na jednostrani raskid</h2><p>Kupac koji je potrošač može u roku od 14 dana od primitka robe raskinuti ugovor bez navođenja razloga. Dovoljno je da nam to nedvosmisleno javi e-poštom ili poštom. Pravo ne postoji za robu izrađenu po mjeri kupca, primjerice dres s otisnutim imenom, ni za ulaznice za događanja s određenim datumom.</p>',
    '<h2>7. Nedostatci</h2><p>Za materijalne nedostatke odgovaramo dvije godine od primitka robe. Ako stvar ima nedostatak, imate pravo na popravak ili zamjenu, a kad to nije moguće, na sniženje cijene ili povrat novca.</p>',
    `<h2>8. Prigovori</h2><p>Prigovor pošaljite na <a href="mailto:${O.shopEmail}">${O.shopEmail}</a> ili na adresu sjedišta. Primitak potvrđujemo odmah, a odgovaramo najkasnije u roku od 15 dana.</p>`,
  ],
}

const DELIVERY: PageEntry = {
  slug: 'dostava-i-povrat',
  title: 'Dostava i povrat',
  metaDescription:
    'Rokovi i cijene dostave, preuzimanje u Luci te upute za zamjenu veličine i povrat u roku od 14 dana.',
  body: [
    NOTE,
    '<h2>Kada paket kreće</h2><p>Narudžbe zaprimljene radnim danom do podneva šaljemo isti dan, a ostale sljedeći radni dan. Kad paket preda dostavljaču, skladište vam šalje poruku s brojem za praćenje.</p>',
    '<table><caption>Načini dostave</caption><thead><tr><th scope="col">Način</th><th scope="col">Rok</th><th scope="col">Cijena</th></tr></thead><tbody><tr><th scope="row">Dostava na adresu</th><td>1 – 3 radna dana</td><td>4,90 €</td></tr><tr><th scope="row">Dostava na otoke</th><td>2 – 4 radna dana</td><td>4,90 €</td></tr><tr><th scope="row">Preuzimanje u Dvorani Bura</th><td>sljedeći radni dan</td><td>besplatno</td></tr><tr><th scope="row">E-ulaznica</th><td>odmah po uplati, e-poštom</td><td>besplatno</td></tr></tbody></table>',
    '<p>Za narudžbe iznad 80 eura dostava je besplatna.</p>',
    '<h2>Zamjena veličine</h2><p>Dres je preuzak, a majica predugačka? Zamijenit ćemo vam je u roku od 30 dana od primitka, ako nije nošena i ima etiketu. Prvu zamjenu plaćamo mi.</p>',
    `<h2>Povrat</h2><p>U roku od 14 dana od primitka možete odustati od kupnje bez navođenja razloga. Javite nam se na <a href="mailto:${O.shopEmail}">${O.shopEmail}</a> s brojem narudžbe i pošaljite robu u roku od sljedećih 14 dana. Novac, uključujući cijenu najjeftinije ponuđene dostave, vraćamo istim putem kojim je plaćen, najkasnije 14 dana nakon vaše obavijesti, ali ne prije nego što primimo robu ili dokaz da je poslana.</p>`,
    '<h2>Oštećen paket</h2><p>Ako je paket stigao oštećen, fotografirajte ga i javite nam se isti dan. Novi proizvod šaljemo bez čekanja na povrat staroga.</p>',
  ],
}

const PRIVACY: PageEntry = {
  slug: 'privatnost',
  title: 'Privatnost i kolačići',
  metaTitle: 'Zaštita osobnih podataka i kolačići',
  metaDescription:
    'Koje podatke prikupljamo, zašto, koliko ih dugo čuvamo i koje kolačiće koristimo. Samo nužne.',
  body: [
    NOTE,
    `<h2>Tko je odgovoran</h2><p>Voditelj obrade je ${O.name}, ${O.address}. Za pitanja i zahtjeve o osobnim podacima pišite na <a href="mailto:${O.privacyEmail}">${O.privacyEmail}</a>.</p>`,
    '<h2>Što prikupljamo i zašto</h2><ul><li><strong>Narudžba:</strong> ime, adresa, e-pošta, telefon i naručene stvari, kako bismo ispunili ugovor. Račune čuvamo onoliko dugo koliko traži zakon.</li><li><strong>Račun kupca:</strong> ime, e-pošta i povijest narudžbi, dok račun postoji.</li><li><strong>Članstvo:</strong> ime, adresa i broj iskaznice, dok članstvo traje.</li><li><strong>Upiti:</strong> poruka i adresa na koju odgovaramo, najdulje godinu dana.</li></ul>',
    '<p>Podatke ne prodajemo. Dijelimo ih samo s onima bez kojih narudžba ne može stići: dostavljačem i pružateljem usluge plaćanja.</p>',
    '<h2>Kolačići</h2><p>Koristimo samo nužne kolačiće. Oni pamte košaricu, prijavu i odabir jezika te potvrdu da ste pročitali obavijest o kolačićima. Ne koristimo kolačiće za praćenje ni oglašavanje, zato od vas i ne tražimo nikakvu privolu.</p>',
    '<table><caption>Kolačići koje koristimo</caption><thead><tr><th scope="col">Namjena</th><th scope="col">Trajanje</th></tr></thead><tbody><tr><th scope="row">Košarica</th><td>godina dana</td></tr><tr><th scope="row">Prijava</th><td>do odjave</td></tr><tr><th scope="row">Jezik</th><td>godina dana</td></tr></tbody></table>',
    '<h2>Vaša prava</h2><p>Možete zatražiti uvid u svoje podatke, njihov ispravak, prijenos, ograničenje obrade ili brisanje. Odgovaramo u roku od mjesec dana. Ako smatrate da vaša prava nismo poštovali, možete se obratiti nadležnoj agenciji za zaštitu osobnih podataka.</p>',
  ],
}

const ACCESSIBILITY: PageEntry = {
  slug: 'pristupacnost',
  title: 'Pristupačnost',
  metaTitle: 'Izjava o pristupačnosti',
  metaDescription:
    'Kako se ova stranica koristi tipkovnicom i čitačem zaslona te kome se javiti ako nešto ne radi.',
  body: [
    NOTE,
    '<p>Trgovina i stranice saveza moraju biti dostupne svima: onima koji ih čitaju prstima, slušaju, povećavaju ili njima upravljaju samo tipkovnicom. Radimo prema smjernicama WCAG 2.2, razina AA.</p>',
    '<h2>Što smo napravili</h2><ul><li>Sve se može koristiti bez miša, a mjesto na kojem se nalazite uvijek je jasno označeno.</li><li>Svaka slika koja nešto znači ima opis, a svako polje u obrascu naziv.</li><li>Tekst se može povećati na 200 % bez vodoravnog pomicanja.</li><li>Sadržaj se može čitati i bez JavaScripta.</li><li>Pokret na stranici poštuje postavku smanjenog kretanja na vašem uređaju.</li></ul>',
    '<h2>Što još nije dobro</h2><p>Plakati i najave utakmica dio teksta nose u slici. Sve važne podatke, datum, vrijeme i mjesto, zato navodimo i uz njih.</p>',
    `<h2>Javite nam</h2><p>Ako naiđete na prepreku, opišite nam je na <a href="mailto:${O.accessEmail}">${O.accessEmail}</a> ili na broj <a href="tel:${O.phoneLink}">${O.phone}</a>. Odgovaramo u roku od pet radnih dana i, dok prepreku ne uklonimo, pomažemo vam kupiti ono što trebate na drugi način.</p>`,
    '<h2>Pristupačnost Dvorane Bura</h2><p>Ulaz C nema stuba i povezan je s autobusnom postajom. U svakom sektoru postoje mjesta za osobe u kolicima s mjestom za pratnju, a na šalteru se mogu posuditi slušalice za pojačani zvuk.</p>',
  ],
}

export const LEGAL_PAGES: readonly PageEntry[] = [TERMS, DELIVERY, PRIVACY, ACCESSIBILITY]
