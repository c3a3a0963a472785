/** A public password, which only demo accounts may use. */
export const DEMO_PASSWORD = 'rukomet-na-otoku'

type DemoAddress = {
  readonly type: 'main' | 'billing' | 'shipping'
  readonly contactPhone: string
  readonly city: string
  readonly street: string
  readonly houseNumber: string
  readonly zipCode: string
  readonly companyName?: string
  readonly companyOIB?: string
}

export type DemoPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Description that the startup message prints. */
  readonly role: string
  /** Keys of the roles of a member of staff. */
  readonly roles?: readonly string[]
  readonly barcode?: string
  /** Days until the member card expires. */
  readonly cardDays?: number
  readonly addresses: readonly DemoAddress[]
}

export const PEOPLE: readonly DemoPerson[] = [
  {
    email: 'ana@navijaci.example',
    firstName: 'Ana',
    lastName: 'Perić',
    role: 'customer, member',
    barcode: '3859990001002',
    cardDays: 300,
    addresses: [
      {
        type: 'main',
        contactPhone: '+385 91 555 0101',
        city: 'Luka',
        street: 'Ribarska ulica',
        houseNumber: '12',
        zipCode: '10296',
      },
      {
        type: 'shipping',
        contactPhone: '+385 91 555 0101',
        city: 'Novo Selo',
        street: 'Maslinski put',
        houseNumber: '3b',
        zipCode: '10290',
      },
    ],
  },
  {
    email: 'luka@navijaci.example',
    firstName: 'Luka',
    lastName: 'Božić-Šarić',
    role: 'customer, membership expired',
    barcode: '3859990001019',
    cardDays: -20,
    addresses: [
      {
        type: 'main',
        contactPhone: '+385 91 555 0102',
        city: 'Luka',
        street: 'Školska ulica',
        houseNumber: '1',
        zipCode: '10296',
      },
      {
        type: 'billing',
        contactPhone: '+385 1 5550 172',
        city: 'Luka',
        street: 'Škver',
        houseNumber: '40',
        zipCode: '10296',
        companyName: 'Galeb oprema j.d.o.o.',
        companyOIB: '80415263701',
      },
    ],
  },
  {
    email: 'zeljka@navijaci.example',
    firstName: 'Željka',
    lastName: 'Đurić',
    role: 'customer',
    addresses: [
      {
        type: 'main',
        contactPhone: '+385 91 555 0103',
        city: 'Gornja Uvala',
        street: 'Ulica svjetioničara',
        houseNumber: '27',
        zipCode: '10291',
      },
    ],
  },
  {
    email: 'urednica@jss.example',
    firstName: 'Marta',
    lastName: 'Čačić',
    role: 'staff, owner',
    roles: ['owner'],
    addresses: [
      {
        type: 'main',
        contactPhone: '+385 1 5550 192',
        city: 'Luka',
        street: 'Obala svjetionika',
        houseNumber: '7',
        zipCode: '10296',
      },
    ],
  },
  {
    email: 'trgovina@jss.example',
    firstName: 'Ivo',
    lastName: 'Šimić',
    role: 'staff, shop keeper',
    roles: ['shop-keeper'],
    addresses: [],
  },
  {
    email: 'skladiste@jss.example',
    firstName: 'Đina',
    lastName: 'Lukšić',
    role: 'staff, packer',
    roles: ['packer'],
    addresses: [],
  },
  {
    email: 'novosti@jss.example',
    firstName: 'Petra',
    lastName: 'Žic',
    role: 'staff, editor',
    roles: ['editor'],
    addresses: [],
  },
]
