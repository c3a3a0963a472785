import type { OrderAddress } from '#services/contract/checkout.ts'
import type { Printed } from '#services/modules/document/paper/printed.ts'
import { LEFT, RIGHT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'
import type { PaperTexts } from '#services/modules/document/paper/texts/hrv.ts'

const CONTACT_WIDTH = 200
const COLUMN_GAP = 16
const HOME = 'HR'

/** Draws the seller, the title, the facts of the order, and its buyer, delivery and payment. */
export function drawHead(sheet: Sheet, printed: Printed, title: string): void {
  drawMasthead(sheet, printed)
  sheet.flow('title', title, { role: 'H1', after: 14 })
  drawColumns(sheet, facts(printed))
  sheet.y += 16
  sheet.rule(sheet.y)
  sheet.y += 14
  drawColumns(sheet, parties(printed))
  sheet.y += 22
}

export function drawMasthead(sheet: Sheet, { seller }: Pick<Printed, 'seller'>): void {
  const top = sheet.y
  sheet.bar({ x: LEFT, y: top, width: 28, height: 3 })
  const brandEnd = sheet.place('brand', seller.name, {
    y: top + 9,
    width: WIDTH - CONTACT_WIDTH - COLUMN_GAP,
  })
  const contact = [`${seller.street}, ${seller.zipCode} ${seller.city}`, seller.email, seller.phone]
  const contactEnd = sheet.place('small', contact.join('\n'), {
    x: RIGHT - CONTACT_WIDTH,
    y: top,
    width: CONTACT_WIDTH,
    align: 'right',
  })
  sheet.y = Math.max(brandEnd, contactEnd) + 28
}

type Column = { readonly label: string; readonly lines: readonly string[] }

/** Draws at least three columns; the first line of each stands out. */
export function drawColumns(sheet: Sheet, columns: readonly Column[]): void {
  const count = Math.max(columns.length, 3)
  const width = (WIDTH - COLUMN_GAP * (count - 1)) / count
  const ends = columns.map(({ label, lines: [first = '', ...others] }, at) => {
    const place = { x: LEFT + at * (width + COLUMN_GAP), width }
    let y = sheet.place('small', label, place) + 1
    y = sheet.place('strong', first, { ...place, y })
    return others.length > 0 ? sheet.place('body', others.join('\n'), { ...place, y }) : y
  })
  sheet.y = Math.max(...ends)
}

function facts({ order, paper, texts, formats }: Printed): Column[] {
  const { receipt } = paper
  return [
    ...(receipt ? [{ label: texts.fiscal.number, lines: [receipt.number] }] : []),
    { label: texts.number, lines: [order.number] },
    { label: texts.placedAt, lines: [formats.moment(order.placedAt)] },
    { label: texts.state, lines: [texts.states[order.state]] },
    {
      label: texts.payment,
      lines: [order.paymentMethod.name, texts.paymentStates[order.paymentState]],
    },
  ]
}

function parties({ order, texts }: Printed): Column[] {
  const buyer = {
    label: texts.buyer,
    lines: [
      ...addressLines(order.billingAddress, texts),
      order.billingAddress.contactPhone,
      order.email,
    ],
  }
  const { deliveryMethod: method, shippingAddress } = order
  if (!method) return [buyer, { label: texts.delivery, lines: [texts.digital, order.email] }]
  const delivery = { label: texts.delivery, lines: [method.name, daysOf(method, texts)] }
  if (method.branch) {
    return [buyer, { label: texts.pickUp, lines: [method.branch] }, delivery]
  }
  const recipient = addressLines(shippingAddress ?? order.billingAddress, texts)
  return [buyer, { label: texts.recipient, lines: recipient }, delivery]
}

function daysOf(
  { minDays, maxDays }: { readonly minDays: number; readonly maxDays: number },
  { locale, days }: PaperTexts,
): string {
  const range = minDays === maxDays ? `${maxDays}` : `${minDays} – ${maxDays}`
  const form = new Intl.PluralRules(locale).select(maxDays)
  return `${range} ${form === 'one' || form === 'few' ? days[form] : days.other}`
}

/** As on parcels, `isPostal` leaves out the tax number and the name of the own country. */
export function addressLines(
  address: OrderAddress,
  { locale, oib }: PaperTexts,
  { isPostal = false }: { readonly isPostal?: boolean } = {},
): string[] {
  const country = isPostal && address.country === HOME ? '' : countryName(address.country, locale)
  const person = `${address.firstName} ${address.lastName}`
  return [
    ...(address.companyName ? [address.companyName] : []),
    ...(address.companyName && address.companyOIB && !isPostal
      ? [`${oib} ${address.companyOIB}`]
      : []),
    person,
    `${address.street} ${address.houseNumber}`,
    `${address.zipCode} ${address.city}`,
    [address.region, country].filter(Boolean).join(', '),
  ].filter(Boolean)
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
}
