import type { MemberCard } from '#services/modules/user/api.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { midnight } from './dates.ts'
import { PEOPLE } from './people.ts'

/** Prefix of the federation's card numbers; the last digit of a barcode is a check digit. */
const PREFIX = '385999'
const FIRST = 200

/** Names with the validity in days from now, negative for expired cards; null never expires. */
const HOLDERS = [
  ['Dora Jurić', 500],
  ['Petar Vuković', 310],
  ['Nikolina Pavić', -60],
  ['Šime Grgić', 205],
  ['Mirjana Blažević', 118],
  ['Tin Kovačević', null],
  ['Lucija Matić', 402],
  ['Ante Perković', -210],
  ['Đurđica Novak', 77],
  ['Ivan Tomić', 365],
  ['Klara Knežević', 30],
  ['Borna Radić', 288],
  ['Vesna Filipović', null],
  ['Roko Šimunović', 12],
  ['Ena Bilić', 450],
  ['Josip Lončar', -5],
  ['Marija Horvatić', 199],
  ['Karlo Župan', 260],
  ['Jasna Čović', 340],
  ['Fran Barišić', 88],
  ['Tea Galić', 150],
  ['Hrvoje Miličević', 420],
  ['Lana Đukić', 64],
  ['Zvonimir Bačić', null],
  ['Iva Stanić', 233],
  ['Mateo Rukavina', -33],
  ['Sanja Žanić', 301],
  ['Domagoj Ćosić', 179],
  ['Nora Prpić', 96],
  ['Slavko Jerković', 510],
  ['Gabrijela Rončević', 44],
  ['Andrija Bešlić', 270],
  ['Melita Šestan', 355],
  ['Leon Katić', 21],
  ['Katarina Uzelac', 133],
  ['Duje Ševo', -120],
  ['Rita Medved', 390],
  ['Vito Škoda', 205],
] as const

/** Forty cards, including those of the demo accounts. */
export function memberCards(now: Date): readonly MemberCard[] {
  const until = (days: number) => zagrebDay(midnight(now, days))
  const own = PEOPLE.flatMap(({ barcode, cardDays, firstName, lastName }) =>
    barcode === undefined || cardDays === undefined
      ? []
      : [{ barcode, holder: `${firstName} ${lastName}`, validUntil: until(cardDays) }],
  )
  const others = HOLDERS.map(([holder, days], at) => ({
    barcode: ean13(`${PREFIX}${String(FIRST + at).padStart(6, '0')}`),
    holder,
    validUntil: days === null ? null : until(days),
  }))
  return [...own, ...others]
}

function ean13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
