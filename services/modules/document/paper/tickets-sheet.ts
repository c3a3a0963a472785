import type { OrderLine } from '#services/contract/order.ts'
import { drawCodePath } from '#services/modules/document/codes/code-path.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import { type Formats, formatsOf } from './formats.ts'
import { drawMasthead } from './parts/head.ts'
import { closeWithSeller } from './seller-footer.ts'
import { LEFT, RIGHT, Sheet, WIDTH } from './sheet.ts'
import type { PaperTexts } from './texts/hrv.ts'
import { paperTexts } from './texts/paper-texts.ts'

type Facts = Pick<NonNullable<OrderLine['ticket']>, 'events' | 'places'>

type Ticket = Facts & {
  /** What was bought, with its variant. */
  readonly name: string
  readonly code: string
}

export type TicketsSheet = {
  readonly language: string
  /** Of the order. */
  readonly number: string
  readonly seller: Seller
  readonly tickets: readonly Ticket[]
}

const CODE_WIDTH = 176
const GAP = 40
const FACTS_WIDTH = WIDTH - CODE_WIDTH - GAP
/** No format of a ticket shows money. */
const CURRENCY = 'EUR'

/** Draws a page for each ticket, so that each can be handed to the person who goes. */
export async function drawTickets(given: TicketsSheet): Promise<Buffer> {
  const { language, number, seller, tickets } = given
  const texts = paperTexts(language)
  const formats = formatsOf(texts.locale, CURRENCY)
  const sheet = await Sheet.open({
    title: `${texts.tickets.title} ${number}`,
    author: seller.name,
    locale: texts.locale,
  })
  for (const [index, ticket] of tickets.entries()) {
    if (index > 0) sheet.newPage()
    drawMasthead(sheet, { seller })
    const order = { number, nth: index + 1, of: tickets.length }
    await drawTicket(sheet, ticket, { texts, formats, order })
  }
  return await closeWithSeller(sheet, { seller, texts })
}

type Around = {
  readonly texts: PaperTexts
  readonly formats: Formats
  readonly order: { readonly number: string; readonly nth: number; readonly of: number }
}

async function drawTicket(sheet: Sheet, ticket: Ticket, around: Around): Promise<void> {
  const { events, name, code } = ticket
  const { texts } = around
  // A ticket of several events is named by what was bought.
  const [only, ...others] = events
  sheet.flow('title', only && others.length === 0 ? only.title : name, { role: 'H1', after: 18 })
  const top = sheet.y
  const { path, width, margin } = await drawCodePath('qr', code)
  const scale = CODE_WIDTH / (width - 2 * margin)
  const x = RIGHT - CODE_WIDTH
  // The page around it is as white as its margin.
  const blank = margin * scale
  sheet.picture(path, { x: x - blank, y: top + 3 - blank, scale, alt: texts.tickets.qr })
  const codeEnd = sheet.place('total', spaced(code), {
    ...{ x, y: top + CODE_WIDTH + blank, width: CODE_WIDTH, align: 'center' },
  })
  for (const { label, value } of factsOf(ticket, around)) drawFact(sheet, label, value)
  sheet.y = Math.max(sheet.y, codeEnd) + 16
  sheet.rule(sheet.y)
  sheet.y += 12
  for (const text of [texts.tickets.entry, texts.tickets.noWithdrawal]) {
    sheet.flow('body', text, { after: 3 })
  }
}

function drawFact(sheet: Sheet, label: string, value: string): void {
  sheet.flow('small', label, { x: LEFT, width: FACTS_WIDTH, after: 1 })
  sheet.flow('heading', value, { x: LEFT, width: FACTS_WIDTH, after: 11 })
}

function factsOf(
  { events, name, places }: Ticket,
  { texts: { tickets, number }, formats, order }: Around,
): readonly { readonly label: string; readonly value: string }[] {
  const at = (start: string) => `${formats.longDate(start)} ${tickets.at} ${formats.time(start)}`
  const [only] = events
  const when =
    only && events.length === 1
      ? [
          { label: tickets.when, value: at(only.start) },
          ...(only.location ? [{ label: tickets.where, value: only.location }] : []),
        ]
      : events.map(({ title, start, location }) => ({
          label: [at(start), location].filter(Boolean).join(', '),
          value: title,
        }))
  return [
    ...when,
    ...(events.length === 1 ? [{ label: tickets.kind, value: name }] : []),
    ...places,
    {
      label: number,
      value: order.of > 1 ? `${order.number}, ${tickets.nth(order.nth, order.of)}` : order.number,
    },
  ]
}

/** Easier to read out. */
function spaced(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ')
}
