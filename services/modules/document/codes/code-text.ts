import type { TransferPayment } from './transfer-payment.ts'

/** Purchase of goods and services, of the external code list of ISO 20022. */
const PURPOSE = 'GDSV'
const CENTS = 100
const AMOUNT_DIGITS = 15

/** Text of the PDF417 code on Croatian payment slips: fixed lines with a limit each. */
export function hub3Text(payment: TransferPayment): string {
  const { payer, payee } = payment
  const lines = [
    'HRVHUB30',
    'EUR',
    `${payment.amountCents}`.padStart(AMOUNT_DIGITS, '0'),
    bankText(payer.name, 30),
    streetText(payer.street, 27),
    bankText(payer.place, 27),
    bankText(payee.name, 25),
    streetText(payee.street, 25),
    bankText(payee.place, 27),
    payment.iban,
    payment.model,
    payment.reference,
    PURPOSE,
    bankText(payment.description, 35),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** Text of the EPC069-12 QR code, which banking apps of the whole SEPA area read. */
export function epcText(payment: TransferPayment): string {
  const lines = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    '', // BIC: not needed within the European Economic Area
    bankText(payment.payee.name, 70),
    payment.iban,
    `EUR${(payment.amountCents / CENTS).toFixed(2)}`,
    PURPOSE,
    '', // a reference by ISO 11649, which Croatian ones are not
    bankText(`${payment.model} ${payment.reference} ${payment.description}`, 140),
  ]
  return lines.join('\n')
}

/**
 * Limits text to the characters that banks accept: others lose their diacritics or become a space.
 * A line break would shift all following lines.
 */
function bankText(text: string, length: number): string {
  const allowed = [...text.normalize('NFC')].map((sign) => {
    if (BANK_CHARACTERS.test(sign)) return sign
    const [base = ''] = sign.normalize('NFKD')
    return BANK_CHARACTERS.test(base) ? base : ' '
  })
  const tidy = allowed.join('').replaceAll(/ +/g, ' ').trim()
  return tidy.slice(0, length).trimEnd()
}

/** Shortens a long street name but keeps its house number. */
function streetText(text: string, length: number): string {
  const whole = bankText(text, text.length)
  const number = whole.slice(whole.lastIndexOf(' ') + 1)
  if (whole.length <= length || number.length >= length) return bankText(whole, length)
  return `${bankText(whole, length - number.length - 1)} ${number}`
}

const BANK_CHARACTERS = /^[A-Za-z0-9ČĆĐŠŽčćđšžÄÖÜäöüß ,.:+?'/()-]$/
