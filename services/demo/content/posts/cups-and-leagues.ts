import type { PostEntry } from '#services/demo/content/entries.ts'

export const CUP_AND_LEAGUE_POSTS: readonly PostEntry[] = [
  {
    slug: 'zdrijeb-polufinala-kupa',
    title: 'Ždrijeb kupa: polufinale bez favorita',
    excerpt:
      'Škver protiv Tramontane, Lanterna protiv Svjetionika. Završni turnir igra se u Veloj Dragi, prvi put izvan Luke.',
    body: [
      '<p>Parove polufinala kupa iz staklene je zdjele izvukla devetogodišnja Lota iz škole rukometa na Velom Školju. Škver će igrati protiv Tramontane, a Lanterna protiv Svjetionika. Lota je navijačima Tramontane u dvorani doviknula da joj je žao, a oni su joj odgovorili da njima nije.</p>',
      '<p>Tramontana je u polufinalu drugi put u povijesti, a u tri susreta na putu do njega nije gubila ni jednu jedinu minutu. Škver je do završnice stigao pogotkom sa sirenom, a Lanterna i Svjetionik sastat će se već treći put ove sezone.</p>',
      '<h2>Jedan vikend, jedna dvorana</h2><p>Odlukom natjecateljskog povjerenstva oba polufinala i finale igraju se u istom vikendu, u Dvorani Mol u Veloj Dragi. Uz mušku završnicu igrat će se i finale ženskog kupa između Plime i Lanterne.</p>',
      '<p>Domaćin je već najavio da će školske učionice pretvoriti u besplatna prenoćišta za navijače gostujućih klubova. Dovoljno je ponijeti vreću za spavanje i ne navijati poslije ponoći.</p>',
      '<p>Točan datum i satnica nalaze se u kalendaru saveza, a prodaja ulaznica počinje mjesec dana ranije.</p>',
    ],
    picture: 'post-24',
    alt: 'Ruka nad staklenom zdjelom s četiri raznobojne kuglice',
    category: 'natjecanja',
    daysAgo: 13,
  },
  {
    slug: 'rukomet-u-kolicima-liga',
    title: 'Rukomet u kolicima dobio svoju ligu',
    excerpt:
      'Šest momčadi iz pet gradova od ove jeseni igra redovito prvenstvo. Prvi turnir pokazao je da su pravila ista, a zavoji brži.',
    body: [
      '<p>Nakon tri godine pokaznih susreta rukomet u kolicima dobio je redovito natjecanje. U ligi nastupa šest momčadi iz pet gradova, a igra se turnirski, jednu nedjelju u mjesecu, svaki put kod drugog domaćina.</p>',
      '<p>Prvi turnir odigran je u Dvorani Bura. Pobijedila je momčad Luke, koja se priprema u istom terminu i istoj dvorani kao i njezini prvoligaši, pa su se u publici našli i Žuvelić, Đurđek i cijeli Svjetionikov juniorski sastav.</p>',
      '<h2>Ukratko o pravilima</h2><ul><li>Na parketu je šest igrača, vratar brani gol snižene prečke.</li><li>Tri odguravanja kotača vrijede kao tri koraka.</li><li>Muškarci i žene igraju zajedno, a dio sastava smiju činiti i igrači bez invaliditeta.</li></ul>',
      '<p>Savez je nabavio dvadesetera sportska kolica koja se posuđuju klubovima. Svatko tko želi probati može doći na otvoreni termin, četvrtkom u osamnaest sati, bez prijave i bez iskustva.</p>',
      '<blockquote><p>Prvi put me netko na parketu nije pitao kako sam, nego gdje sam bio u obrani. Točno to sam i čekao.</p></blockquote>',
    ],
    picture: 'post-26',
    alt: 'Igrač u sportskim kolicima priprema udarac na gol',
    category: 'natjecanja',
    daysAgo: 53,
  },
  {
    slug: 'rekreativna-liga',
    title: 'Rekreativna liga: ponedjeljkom u devet navečer',
    excerpt:
      'Četrdeset i dvije momčadi, prosječna dob četrdeset i jedna godina. Igra se bez publike, ali nikad bez pića poslije.',
    body: [
      '<p>U osam školskih dvorana svjetlo se ponedjeljkom ne gasi prije jedanaest. Rekreativna liga započela je sedmu sezonu s četrdeset i dvije momčadi, osam više nego lani. Ima ih iz brodogradilišta, bolnice, dviju pjevačkih skupina i jedne obitelji s trima generacijama.</p>',
      '<p>Pravila su prilagođena godinama: dva poluvremena po dvadeset minuta, izmjene bez ograničenja i pravilo dobrog susjeda, po kojem se nakon svakog pada čeka da se igrač sam javi da može dalje. Sudci su polaznici sudačkih tečajeva, a treba li, pomaže i trener protivnika.</p>',
      '<p>Najstariji je sudionik Ante iz momčadi Otočni liječnici, koji ima sedamdeset i jednu godinu i lani je postigao gol iz kuta koji, kako tvrdi njegova supruga, svakim prepričavanjem postaje oštriji.</p>',
      '<p>Prijave za proljetni dio primamo cijelu zimu. Momčad treba najmanje devet imena, a pojedince spajamo s onima kojima nedostaje igrač. Javite se putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
    picture: 'post-29',
    alt: 'Osvijetljen prozor školske dvorane i troje odraslih sa sportskim torbama',
    category: 'natjecanja',
    daysAgo: 83,
  },
  {
    slug: 'finale-na-plazi',
    title: 'Noć u kojoj je plaža bila puna do mora',
    excerpt:
      'Na završnici rukometa na pijesku okupilo se dvije tisuće i tristo ljudi. Naslov je otišao u Velu Dragu, a prvi red otišao je kući mokar.',
    body: [
      '<p>Tribine podignute na gradskoj plaži napunile su se već u osam. Oni koji nisu našli mjesto sjeli su na mulić, a nekoliko je obitelji utakmice gledalo iz usidrenih barki, s lubenicama i dalekozorima.</p>',
      '<p>U ženskom finalu Pješčane vile pobijedile su Bonacu nakon izvođenja jedan na jedan. Muško je pripalo momčadi Vela Draga, koja je u odlučujućem trenutku poslala vratara naprijed i dobila dva boda za gol iz okreta.</p>',
      '<h2>Jedna minuta tišine</h2><p>U stanci između dvaju finala glazba je utihnula, a svjetla su ugašena kako bi se vidjele zvijezde padalice. Ideja je bila komunalnog redara, kojemu se ove godine nitko nije žalio na buku.</p>',
      '<p>Mješovito natjecanje osvojila je ekipa Riba i prijatelji, prva momčad u povijesti turnira čiji je vratar branio s dječjim pojasom za plivanje. Sudac je u pravilniku tražio zabranu, ali je nije našao.</p>',
    ],
    picture: 'post-28',
    alt: 'Igrač u skoku na plaži noću, pod nizom svjetiljki i punim mjesecom',
    category: 'natjecanja',
    daysAgo: 104,
  },
]
