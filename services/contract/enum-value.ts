/** `awaitingPayment` as `AWAITING_PAYMENT`: how the graph writes a word of the platform. */
export type EnumValue<Word extends string> = Word extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${EnumValue<Rest>}`
  : ''

export function enumValue<Word extends string>(word: Word): EnumValue<Word> {
  return word.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase() as EnumValue<Word>
}
