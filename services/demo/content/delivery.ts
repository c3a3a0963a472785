import type { Hours, NewBranch, NewDeliveryMethod } from '#services/modules/delivery/api.ts'

export type DemoBranch = Omit<NewBranch, 'methodId'>

export type DemoDelivery = Omit<NewDeliveryMethod, 'countryIds' | 'position'> & {
  readonly key: 'home' | 'locker' | 'branch' | 'pickup' | 'express'
  readonly branches: readonly DemoBranch[]
}

const VAT_BASIS_POINTS = 2_500
const HOUR = 60
const DAY = 24 * HOUR

const ALWAYS: readonly Hours[] = [{ firstDay: 1, lastDay: 7, opens: 0, closes: DAY }]
const TOWN_SHOP: readonly Hours[] = [
  { firstDay: 1, lastDay: 5, opens: 8 * HOUR, closes: 20 * HOUR },
  { firstDay: 6, lastDay: 6, opens: 8 * HOUR, closes: 14 * HOUR },
]
/** Closed at midday, as usual on the islands. */
const ISLAND_SHOP: readonly Hours[] = [
  { firstDay: 1, lastDay: 5, opens: 8 * HOUR, closes: 12 * HOUR },
  { firstDay: 1, lastDay: 5, opens: 17 * HOUR, closes: 20 * HOUR },
  { firstDay: 6, lastDay: 6, opens: 8 * HOUR, closes: 13 * HOUR },
]
const FAN_SHOP: readonly Hours[] = [
  { firstDay: 1, lastDay: 5, opens: 10 * HOUR, closes: 18 * HOUR },
  { firstDay: 6, lastDay: 6, opens: 9 * HOUR, closes: 13 * HOUR + 30 },
]

type Place = readonly [name: string, street: string, zipCode: string, city: string]

/** A fictional network. */
const LOCKERS: readonly Place[] = [
  ['Zagreb – Sjever', 'Ulica triju jablana 14', '10000', 'Zagreb'],
  ['Zagreb – Jezero', 'Jezerska promenada 2', '10000', 'Zagreb'],
  ['Split – Uvala', 'Put uvale 31', '21000', 'Split'],
  ['Rijeka – Gat', 'Stari gat 5', '51000', 'Rijeka'],
  ['Osijek – Dravska', 'Dravsko šetalište 8', '31000', 'Osijek'],
  ['Zadar – Bedem', 'Prolaz pod bedemom 1', '23000', 'Zadar'],
  ['Pula – Arsenal', 'Ulica brodograditelja 19', '52100', 'Pula'],
  ['Varaždin – Park', 'Ulica starih lipa 6', '42000', 'Varaždin'],
  ['Slavonski Brod – Sava', 'Savski nasip 3', '35000', 'Slavonski Brod'],
  ['Karlovac – Zvijezda', 'Ulica pet rijeka 11', '47000', 'Karlovac'],
  ['Dubrovnik – Gruška obala', 'Prilaz pristaništu 4', '20000', 'Dubrovnik'],
  ['Krk – Trajekt', 'Obala škuna 2', '51500', 'Krk'],
  ['Supetar – Riva', 'Riva ribara 7', '21400', 'Supetar'],
]

const TOWN_BRANCHES: readonly Place[] = [
  ['Trafika Galeb', 'Ulica svjetiljki 22', '10000', 'Zagreb'],
  ['Knjižara Bonaca', 'Ulica starog mosta 9', '43000', 'Bjelovar'],
  ['Papirnica Pero', 'Trg triju zvona 5', '48000', 'Koprivnica'],
  ['Trgovina Lampa', 'Ulica kestena 17', '44000', 'Sisak'],
  ['Kiosk Jedro', 'Put jedra 3', '22000', 'Šibenik'],
  ['Papirnica Škrinja', 'Ulica orača 12', '32100', 'Vinkovci'],
  ['Trgovina Vrelo', 'Ulica kamenog praga 2', '53000', 'Gospić'],
]

const ISLAND_BRANCHES: readonly Place[] = [
  ['Kiosk Lavanda', 'Obala lavande 1', '21450', 'Hvar'],
  ['Dućan Kod mula', 'Mali mul 6', '20260', 'Korčula'],
  ['Knjižara Zvir', 'Ulica mreža 10', '21480', 'Vis'],
  ['Trafika Dupin', 'Obala kapetana 15', '51550', 'Mali Lošinj'],
  ['Dućan Kampanel', 'Gornja kala 4', '51280', 'Rab'],
  ['Trgovina Solana', 'Put solane 8', '23250', 'Pag'],
]

export const DELIVERIES: readonly DemoDelivery[] = [
  {
    key: 'home',
    kind: 'address',
    priceCents: 490,
    taxBasisPoints: VAT_BASIS_POINTS,
    canBeFree: true,
    minDays: 1,
    maxDays: 3,
    texts: {
      hrv: {
        name: 'Dostava na adresu',
        description:
          'Dostavljač vam se javlja prije dolaska. Na otoke paket putuje 2 – 4 radna dana.',
      },
      eng: {
        name: 'Home delivery',
        description:
          'The courier calls before arriving. To the islands it takes 2 – 4 working days.',
      },
    },
    branches: [],
  },
  {
    key: 'locker',
    kind: 'branch',
    priceCents: 290,
    taxBasisPoints: VAT_BASIS_POINTS,
    canBeFree: true,
    minDays: 1,
    maxDays: 3,
    texts: {
      hrv: {
        name: 'Paketomat Bonaca',
        description: 'Otvarate ga kodom iz poruke, u svako doba. Paket vas čeka tri dana.',
      },
      eng: {
        name: 'Bonaca parcel locker',
        description:
          'Opens with the code we send you, at any hour. It holds your parcel for three days.',
      },
    },
    branches: LOCKERS.map((place) => branchAt(place, ALWAYS)),
  },
  {
    key: 'branch',
    kind: 'branch',
    priceCents: 290,
    taxBasisPoints: VAT_BASIS_POINTS,
    canBeFree: true,
    minDays: 1,
    maxDays: 4,
    texts: {
      hrv: {
        name: 'Prodajno mjesto Bonaca',
        description: 'Paket preuzimate na blagajni uz kod iz poruke. Čeka vas sedam dana.',
      },
      eng: {
        name: 'Bonaca partner shop',
        description: 'Collect it at the counter with the code we send you, within seven days.',
      },
    },
    branches: [
      ...TOWN_BRANCHES.map((place) => branchAt(place, TOWN_SHOP)),
      ...ISLAND_BRANCHES.map((place) => branchAt(place, ISLAND_SHOP)),
    ],
  },
  {
    key: 'pickup',
    kind: 'branch',
    priceCents: 0,
    taxBasisPoints: VAT_BASIS_POINTS,
    canBeFree: true,
    minDays: 1,
    maxDays: 1,
    texts: {
      hrv: {
        name: 'Preuzimanje u Dvorani Bura',
        description: 'Javljamo vam čim je narudžba spremna. Ponesite njezin broj.',
      },
      eng: {
        name: 'Pickup at Dvorana Bura',
        description: 'We write as soon as your order is ready. Bring its number.',
      },
    },
    branches: [
      branchAt(['Navijačka trgovina saveza', 'Obala svjetionika 11', '10296', 'Luka'], FAN_SHOP),
    ],
  },
  {
    key: 'express',
    kind: 'address',
    priceCents: 990,
    taxBasisPoints: VAT_BASIS_POINTS,
    canBeFree: false,
    minDays: 1,
    maxDays: 1,
    texts: {
      hrv: {
        name: 'Ekspresna dostava',
        description:
          'Naručeno radnim danom do podneva stiže sljedeći radni dan do 18 sati, samo na kopnu. Ne može biti besplatna.',
      },
      eng: {
        name: 'Express delivery',
        description:
          'Ordered by noon on a working day, delivered the next one by 6 pm. Mainland only, never free.',
      },
    },
    branches: [],
  },
]

function branchAt([name, street, zipCode, city]: Place, hours: readonly Hours[]): DemoBranch {
  return { name, street, zipCode, city, hours }
}
