import type { LetterDetail, LetterFormats, LetterWords, TextOf } from '#services/platform/letter.ts'

/** Beside the statement itself. */
export const withdrawalTexts = { refund: ['refund'], afterButton: [], notYou: [] } as const

type Withdrawal = {
  readonly number: string
  readonly at: string
  readonly lines: readonly string[]
  readonly refundCents: number
  readonly name?: string
}

/** What somebody declared, about which products, and what is paid back. */
export function withdrawal(
  { number, at, lines, refundCents, name }: Withdrawal,
  text: TextOf<'statement' | 'refund'>,
  { euros, moment }: LetterFormats,
) {
  const words: LetterWords = { at: moment(at), number, ...(name !== undefined && { name }) }
  return {
    paragraphs: [
      text('statement', words),
      ...(refundCents > 0 ? [text('refund', { refund: euros(refundCents) })] : []),
    ],
    details: rowsOf(lines),
  }
}

/** Names without a value. */
export function rowsOf(names: readonly string[]): LetterDetail[] {
  return names.map((name) => ({ label: name, value: '' }))
}
