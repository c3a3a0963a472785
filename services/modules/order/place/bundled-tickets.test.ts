import { expect, test } from 'vitest'
import type { OrderableLine } from '#services/modules/cart/api.ts'
import { partBundle } from './bundled-tickets.ts'

type Part = OrderableLine['parts'][number]

function aProduct(id: number, finalCents: number): Part['product'] {
  return {
    ...{ id, mainId: id, name: `Proizvod ${id}`, sku: `P-${id}`, format: 'Simple', slug: 'p' },
    ...{ isVisibleIndividually: true, isArchived: false, media: [] },
    ...{ listCents: finalCents, finalCents, membershipCents: null, taxBasisPoints: 2_500 },
    ...{ available: null, customOptions: new Map(), categoryIds: new Set(), parts: [] },
  }
}

/** A bundle of parts `[price alone, pieces]`, of which those from `firstTicket` on are tickets. */
function parted(
  parts: readonly (readonly [cents: number, pieces: number])[],
  {
    firstTicket,
    unitCents,
    quantity = 1,
    couponCents = 0,
  }: { firstTicket: number; unitCents: number; quantity?: number; couponCents?: number },
) {
  const bundle: OrderableLine = {
    ...{ id: 1, productId: 100, quantity, options: {}, product: aProduct(100, unitCents) },
    ...{ unitCents, rowCents: unitCents * quantity, couponCents, taxBasisPoints: 2_500 },
    ...{ isDigital: false, pieces: [] },
    parts: parts.map(([cents, pieces], id) => ({ product: aProduct(id, cents), quantity: pieces })),
  }
  const isTicket = ({ productId }: { readonly productId: number | null }) =>
    productId !== null && productId >= firstTicket && productId < parts.length
  return partBundle(bundle, isTicket).map((line) => ({
    ...{ id: line.productId, quantity: line.quantity, cents: line.unitCents },
    coupon: line.couponCents,
    row: line.rowCents,
  }))
}

test.each([
  [
    'by what its parts cost alone',
    [
      [2_000, 1],
      [1_200, 2],
    ],
    1,
    3_500,
    [
      [100, 1, 1_592],
      [1, 2, 954],
    ],
  ],
  [
    'also where the goods cost nothing alone',
    [
      [0, 1],
      [0, 2],
    ],
    1,
    3_500,
    [
      [100, 1, 3_500],
      [1, 2, 0],
    ],
  ],
  [
    'to the cent where there are only tickets',
    [[1_200, 3]],
    0,
    2_000,
    [
      [0, 2, 667],
      [0, 1, 666],
    ],
  ],
  [
    'evenly among tickets that cost nothing alone',
    [[0, 2]],
    0,
    501,
    [
      [0, 1, 251],
      [0, 1, 250],
    ],
  ],
  [
    'not at all without a ticket',
    [
      [2_000, 1],
      [1_200, 2],
    ],
    9,
    3_500,
    [[100, 1, 3_500]],
  ],
] as const)(
  'the price of a bundle is shared out %s',
  (_how, parts, firstTicket, unitCents, lines) => {
    expect(
      parted(parts, { firstTicket, unitCents }).map(({ id, quantity, cents }) => [
        id,
        quantity,
        cents,
      ]),
    ).toEqual(lines)
  },
)

test('rows and coupon add up to those of the bundle, and no line has more than 999 pieces', () => {
  for (let round = 1; round <= 300; round += 1) {
    const quantity = (round * 37) % 999 || 999
    const unitCents = (round * 7_919) % 9_973
    const couponCents = Math.floor((unitCents * quantity * (round % 101)) / 100)
    const parts = Array.from(
      { length: 1 + (round % 4) },
      (_, part) => [(round * (part + 3) * 131) % 5_000, 1 + ((round + part) % 4)] as const,
    )
    const lines = parted(parts, { firstTicket: round % 2, unitCents, quantity, couponCents })
    const sum = (of: 'row' | 'coupon') => lines.reduce((total, line) => total + line[of], 0)
    expect(sum('row')).toBe(unitCents * quantity)
    expect(sum('coupon')).toBe(couponCents)
    for (const line of lines) {
      expect(line.row).toBe(line.cents * line.quantity)
      expect(line.quantity).toBeLessThanOrEqual(999)
      expect(line.coupon).toBeLessThanOrEqual(line.row)
    }
  }
})
