/**
 * What another platform holds, as its catalogue of calls describes it: ids of its own, formats in
 * lower case, lists told in other ways, fields nobody knows, and none of our extensions.
 */
const media = (id: number, name: string) => ({
  id,
  driveId: `drive-${id}`,
  title: name,
  description: '',
  extension: 'jpg',
  size: 81_422,
  path: `shop/${id}.jpg`,
  access: 'public',
  originalName: `${name}.jpg`,
  hash: 'c0ffee',
  default: false,
  alternativePaths: [],
  usePublicPath: true,
  mime: 'image/jpeg',
})

const prices = (retailPrice: number, finalPrice = retailPrice) => ({
  retailPrice,
  basicPrice: Math.round(retailPrice * 80) / 100,
  finalPrice,
  membershipPrice: Math.round(finalPrice * 90) / 100,
  discount: finalPrice < retailPrice ? { retailPrice: finalPrice, type: 'percent' } : null,
})

const product = (id: number, name: string, format: string, more: object = {}) => ({
  id,
  type: 'product',
  name,
  slug: `${name.toLowerCase().replaceAll(' ', '-')}-${id}`,
  sku: `FP-${id}`,
  format,
  media: [media(id + 50_000, name)],
  categoryPriority: id % 7,
  archived: false,
  featured: id % 2 === 0,
  ...prices(40 + (id % 9)),
  warehouseRow: 'B-17',
  erp: { sync: true, key: `X${id}` },
  ...more,
})

export const PRODUCTS = [
  product(910_001, 'Scarf', 'simple', {
    mainCategory: 70_002,
    crossSellProducts: [{ id: 910_002, rank: 1 }, { id: 910_003 }, { id: 999_999 }],
    attributeSet: {
      id: 4,
      attributes: [
        { attributeCode: 'material', value: { value: 'Wool', valueId: 3 } },
        { attributeCode: 'machineWash', label: 'Machine wash', value: { value: true } },
        { attributeCode: 'length', label: 'Length', value: { value: 1.4 } },
        { attributeCode: 'colours', label: 'Colours', value: { value: ['Red', 'White'] } },
      ],
    },
  }),
  product(910_002, 'Season Pass', 'eproduct', {
    mainCategory: 70_001,
    crossSellProducts: [910_001],
  }),
  product(910_003, 'Home Shirt', 'configurable', {
    ...prices(89.99, 69.99),
    categories: [70_002],
    associatedProducts: [
      {
        ...product(910_031, 'Home Shirt M', 'simple', prices(89.99, 69.99)),
        variantOf: 910_003,
      },
    ],
    associatedProductsAttributes: [
      {
        label: 'Size',
        inputType: 'textSwatch',
        attributeCode: 'size',
        customClass: 'wide',
        sortOrder: 1,
        values: [{ id: 5_501, value: 'M', isMedia: false, shopDefault: true }],
      },
    ],
    customOptions: [
      {
        id: 88,
        option_type: 'text',
        custom_option_values: { label: 'Name on the back' },
        price: 5,
      },
    ],
  }),
  product(910_004, 'Fan Set', 'BUNDLE', {
    bundles: [
      { product: 910_001, quantity: 2, format: 'simple' },
      { product: { id: 910_003, format: 'configurable' }, quantity: 1, format: 'configurable' },
    ],
  }),
  product(910_005, 'Old Ball', 'simple', { archived: true }),
]

export const CATEGORIES = [
  { id: 70_001, slug: 'tickets', slugMain: 'tickets', title: 'Tickets' },
  {
    id: 70_002,
    slug: 'clothing',
    slugMain: 'clothing',
    name: 'Clothing',
    sortTypes: [3, 4],
    sortDefaultType: 4,
  },
].map((category) => ({ image: media(category.id, category.slug), depth: 1, ...category }))

export const POSTS = [
  {
    id: 55_010,
    title: 'We won',
    slug: 'we-won',
    excerpt: 'Three to one.',
    media: media(61_001, 'goal'),
    published_at: '2026-02-11T18:30:00+01:00',
    terms: { categories: [{ id: 12_001, slug: 'news', title: 'News', count: 9 }], tags: [] },
    author: { id: 3, name: 'Press office' },
  },
]

const element = (id: number, handler: string, meta: object) => ({
  id,
  handler,
  type: 'static-element',
  title: handler,
  language_code: 'hrv',
  slug: `${handler}-${id}`,
  options: {},
  meta,
  linkMeta: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  created_at: '2024-01-01T00:00:00Z',
  draft: false,
})

export const HOME = {
  id: 33_001,
  title: 'Home',
  slug: 'home',
  template: 'wide',
  elements: [
    element(81_001, 'rich-text', { body: '<p>Welcome</p>', align: 'left' }),
    element(81_002, 'hero', { headline: 'Another shape altogether' }),
    element(81_003, 'slider-section', { slides: [] }),
  ],
}

export const OPTIONS = [
  { key: 'HomePageSlug', value: 'home', media: null, group: 'general' },
  { key: 'CopyrightText', value: '© The federation', media: null, group: 'footer' },
  { key: 'Logo', value: '', media: media(60_001, 'logo'), group: 'look' },
  { key: 'DefaultLanguage', value: 'hrv', media: null, group: 'general' },
]

export const NAVIGATION = [
  {
    id: 2_001,
    title: 'Shop',
    linkV2: { kind: 'internal', path: '/shop', target: '_self' },
    icon: null,
    children: [
      {
        id: 2_002,
        title: 'Elsewhere',
        linkV2: { kind: 'external', path: 'https://example.com' },
        children: [],
      },
      {
        id: 2_003,
        title: 'Lost',
        linkV2: { kind: 'internal', path: 'nowhere' },
        children: [],
      },
    ],
  },
]

export const EVENTS = [
  {
    id: 4_701,
    title: 'Open day',
    description: '<p>Come and see.</p>',
    start: '2026-05-01T08:00:00Z',
    end: null,
    location: 'Stadium',
    media: null,
    organiser: 'Club',
  },
]
