import type { PageEntry } from '#services/demo/content/entries.ts'
import { ORGANISATION as O } from '#services/demo/content/organisation.ts'
import { NOTE } from './note.ts'

export const TRUST_PAGES: readonly PageEntry[] = [
  {
    slug: 'privatnost',
    title: 'Privatnost i kolačići',
    metaTitle: 'Zaštita osobnih podataka i kolačići',
    metaDescription:
      'Koje podatke prikupljamo, zašto, koliko ih dugo čuvamo i koje kolačiće koristimo. Samo nužne.',
    body: [
      NOTE,
      `<h2>Tko je odgovoran</h2><p>Voditelj obrade je ${O.name}, ${O.address}. Za pitanja i zahtjeve o osobnim podacima pišite na <a href="mailto:${O.privacyEmail}">${O.privacyEmail}</a>.</p>`,
      '<h2>Što prikupljamo i zašto</h2><ul><li><strong>Narudžba:</strong> ime, adresa, e-adresa, telefon i naručene stvari, kako bismo ispunili ugovor. Račune čuvamo onoliko dugo koliko traži zakon.</li><li><strong>Račun kupca:</strong> ime, e-adresa, adrese, lista želja i povijest narudžbi, dok račun postoji.</li><li><strong>Članstvo:</strong> ime, adresa i broj iskaznice, dok članstvo traje.</li><li><strong>Upiti:</strong> poruka i adresa na koju odgovaramo, najdulje godinu dana.</li></ul>',
      '<p>Podatke ne prodajemo. Dijelimo ih samo s onima bez kojih narudžba ne može stići: dostavljačem i pružateljem usluge plaćanja. Klubovima javljamo ime i e-adresu samo onih koji su to dopustili.</p>',
      '<h2>Koliko dugo čuvamo</h2><table><caption>Rokovi nakon kojih se podaci sami brišu</caption><thead><tr><th scope="col">Što</th><th scope="col">Koliko dugo</th></tr></thead><tbody><tr><th scope="row">Registracija koja nije potvrđena</th><td>dok vrijedi poveznica iz poruke, 48 sati</td></tr><tr><th scope="row">Prijava na uređaju</th><td>do odjave ili 30 dana od zadnjeg posjeta</td></tr><tr><th scope="row">Lista želja bez računa</th><td>180 dana od zadnjeg posjeta</td></tr><tr><th scope="row">Košarica</th><td>godinu dana od zadnje promjene</td></tr><tr><th scope="row">Podaci upisani u naplati bez narudžbe</th><td>90 dana</td></tr><tr><th scope="row">Narudžbe, računi i plaćanja</th><td>jedanaest godina nakon godine prodaje</td></tr><tr><th scope="row">Zahtjev za dojavu o proizvodu</th><td>dok dojava ne ode, najdulje godinu dana; nepotvrđen dva dana</td></tr><tr><th scope="row">Recenzija ili komentar koji nismo objavili</th><td>90 dana</td></tr><tr><th scope="row">Zapis o poslanim porukama</th><td>90 dana</td></tr><tr><th scope="row">Zapis o prijavama i promjenama lozinke</th><td>godinu dana</td></tr><tr><th scope="row">Privole koje više ne vrijede</th><td>pet godina, kako bismo mogli dokazati da su postojale</td></tr></tbody></table><p>Izbrišete li račun, nestaje sve što je uz njega zapisano. Od privola ostaju tekst, vrijeme i obrazac na kojem su dane, a umjesto adrese otisak po kojem ih možemo naći samo ako se na nju pozovete.</p>',
      '<h2>Kolačići</h2><p>Koristimo samo nužne kolačiće. Oni pamte košaricu, prijavu, listu želja i odabir jezika. Ne koristimo kolačiće za praćenje ni oglašavanje, zato od vas i ne tražimo nikakvu privolu. Cijeli je popis na stranici <a href="/kolacici">Kolačići</a>.</p>',
      '<table><caption>Kolačići koje koristimo</caption><thead><tr><th scope="col">Namjena</th><th scope="col">Trajanje</th></tr></thead><tbody><tr><th scope="row">Košarica</th><td>godina dana</td></tr><tr><th scope="row">Prijava</th><td>do odjave, najdulje 30 dana od zadnjeg posjeta</td></tr><tr><th scope="row">Lista želja bez računa</th><td>180 dana</td></tr><tr><th scope="row">Jezik</th><td>godina dana</td></tr></tbody></table>',
      '<h2>Vaša prava</h2><p>Sve što o vama čuvamo možete u svakom trenutku preuzeti na svom <a href="/profil">profilu</a>, ondje povući privole i izbrisati račun. Možete i zatražiti uvid u svoje podatke, njihov ispravak, prijenos, ograničenje obrade ili brisanje. Odgovaramo u roku od mjesec dana. Ako smatrate da vaša prava nismo poštovali, možete se obratiti nadležnoj agenciji za zaštitu osobnih podataka.</p>',
    ],
  },
  {
    slug: 'kolacici',
    title: 'Kolačići',
    metaDescription:
      'Popis svih kolačića koje ova trgovina postavlja, čemu služe, koliko traju i kako ih obrisati.',
    body: [
      NOTE,
      '<p>Kolačić je mala bilješka koju naša stranica ostavlja u vašem pregledniku. Koristimo samo one bez kojih kupnja ne radi, pa za njih ne tražimo privolu.</p>',
      '<table><caption>Što postavljamo</caption><thead><tr><th scope="col">Namjena</th><th scope="col">Čemu služi</th><th scope="col">Trajanje</th></tr></thead><tbody><tr><th scope="row">Košarica</th><td>da proizvodi ostanu u njoj dok se ne vratite</td><td>godina dana</td></tr><tr><th scope="row">Prijava</th><td>da ostanete prijavljeni dok pregledavate</td><td>do odjave, najdulje 30 dana od zadnjeg posjeta</td></tr><tr><th scope="row">Prijava drugim računom</th><td>da se nakon nje vratite onamo odakle ste krenuli</td><td>10 minuta</td></tr><tr><th scope="row">Lista želja</th><td>da ono što ste označili srcem ostane označeno i bez računa</td><td>180 dana</td></tr><tr><th scope="row">Oznaka posjetitelja</th><td>da stranica zna treba li tražiti vaše podatke; sama ih ne sadrži</td><td>godina dana</td></tr><tr><th scope="row">Jezik</th><td>da stranicu vidite na odabranom jeziku</td><td>godina dana</td></tr></tbody></table>',
      '<p>Da ste pročitali obavijest o kolačićima, pamti sam preglednik i taj podatak ne šalje nikamo. Sam pamti i zadnje pretrage, nedavno pregledane proizvode i one koje uspoređujete, i briše ih kad se odjavite.</p>',
      '<h2>Ako jednom zatreba više</h2><p>Statistiku ili oglašavanje uključili bismo samo uz vašu privolu, koju biste mogli jednako lako povući. Zapisali bismo tekst na koji ste pristali, vrijeme i mjesto.</p>',
      '<h2>Kako ih obrisati</h2><p>U postavkama preglednika potražite brisanje podataka stranica. Košarica će se pritom isprazniti, a vi odjaviti. O obradi osobnih podataka čitajte na stranici <a href="/privatnost">Privatnost i kolačići</a>.</p>',
    ],
  },
  {
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
  },
]
