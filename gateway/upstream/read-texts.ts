import type { ReadTextInput } from '#gateway/generated/resolvers.ts'

type ReadText = { readonly uniqueNumber: number; readonly version: number }

/** A text without a version is not compared; clients of such platforms send none. */
export function toReadTexts(texts: readonly ReadTextInput[] | null | undefined): {
  readonly readTexts?: ReadText[]
} {
  const read = (texts ?? []).flatMap(({ number, version }) =>
    version == null ? [] : [{ uniqueNumber: number, version }],
  )
  return read.length === 0 ? {} : { readTexts: read }
}
