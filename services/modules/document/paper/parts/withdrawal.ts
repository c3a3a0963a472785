import type { Printed, PrintedOrder } from '#services/modules/document/paper/printed.ts'
import type { Sheet } from '#services/modules/document/paper/sheet.ts'

const HEADING = 24
const LINES_TO_FILL = 4

/** False when no line has the right to withdraw. */
export function hasWithdrawal({ lines }: Pick<PrintedOrder, 'lines'>): boolean {
  return lines.some(({ noWithdrawal }) => !noWithdrawal)
}

/** Draws the notice on the right to withdraw, and the lines without that right. */
export function drawWithdrawal(sheet: Sheet, printed: Printed): void {
  const { order, paper, texts } = printed
  const { withdrawal } = texts
  const exceptions = order.lines.flatMap(({ name, noWithdrawal: reason }) =>
    reason ? [`– ${name}: ${withdrawal.reasons[reason]}`] : [],
  )
  const hasRight = hasWithdrawal(order)
  const paragraphs = [
    ...(hasRight ? [statement(printed)] : []),
    ...(exceptions.length > 0 ? [hasRight ? withdrawal.except : withdrawal.none] : []),
    ...exceptions,
    ...(hasRight && paper.orderUrl ? [withdrawal.online] : []),
  ]
  const height = paragraphs.reduce((sum, text) => sum + sheet.heightOf('body', text), HEADING)
  sheet.need(height + HEADING)
  sheet.flow('subheading', withdrawal.title, { role: 'H2', after: 2 })
  for (const text of paragraphs) sheet.flow('body', text)
  if (hasRight && paper.orderUrl) sheet.flow('link', paper.orderUrl, { link: paper.orderUrl })
  if (!paper.receipt) {
    sheet.y += 12
    sheet.flow('small', texts.noInvoice)
  }
}

function statement({ order, texts: { withdrawal }, formats }: Printed): string {
  const { withdrawalUntil } = order
  return withdrawalUntil
    ? withdrawal.until(formats.date(withdrawalUntil))
    : withdrawal.untilDelivery
}

type FilledForm = Pick<Printed, 'seller' | 'texts'> & {
  readonly number: string
  readonly orderedOn: string
}

/** Draws the statutory model form with known values filled in. */
export function drawWithdrawalForm(
  sheet: Sheet,
  { seller, texts, number, orderedOn }: FilledForm,
): void {
  const { form } = texts
  sheet.startPage()
  sheet.flow('title', form.title, { role: 'H1', after: 8 })
  sheet.flow('body', form.intro, { after: 20 })

  const seat = `${seller.street}, ${seller.zipCode} ${seller.city}`
  drawField(sheet, form.to, `${seller.name}, ${seat}, ${seller.email}`)
  sheet.flow('body', form.statement, { after: 6 })
  for (let line = 0; line < LINES_TO_FILL; line += 1) drawField(sheet, '', '')
  sheet.y += 8
  drawField(sheet, form.order, number)
  drawField(sheet, form.orderedOn, orderedOn)
  for (const label of [form.receivedOn, form.name, form.address, form.date, form.signature]) {
    drawField(sheet, label, '')
  }
}

/** Draws a label above a line to write on. */
function drawField(sheet: Sheet, label: string, value: string): void {
  const top = sheet.y
  if (label) sheet.place('small', label, { y: top })
  if (value) sheet.place('body', value, { y: top + 12 })
  const line = top + (label ? 29 : 22)
  sheet.rule(line)
  sheet.y = line + 9
}
