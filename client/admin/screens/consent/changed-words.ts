export type Part = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Texts of consents have some dozens of words; longer ones are shown whole. */
const MOST_WORDS = 600

/** The words of two texts with what was removed and added between them. */
export function changedWords(before: string, after: string): readonly Part[] {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  if (old.length * now.length > MOST_WORDS * MOST_WORDS) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  }
  const lengths = commonLengths(old, now)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const parts: Part[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [left = '', right = ''] = [old[row], now[column]]
    if (row < old.length && column < now.length && left === right) {
      parts.push({ kind: 'same', text: left })
      row += 1
      column += 1
    } else if (row < old.length && at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'removed', text: left })
      row += 1
    } else if (column < now.length) {
      parts.push({ kind: 'added', text: right })
      column += 1
    } else {
      parts.push({ kind: 'removed', text: left })
      row += 1
    }
  }
  return joined(parts)
}

/** Tags, words and what is between them. */
function tokensOf(html: string): readonly string[] {
  return html.match(/<[^>]*>|\s+|[^\s<]+|</g) ?? []
}

/** Of the longest common part of what follows each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row], lengths[row + 1]]
      if (!here || !below) continue
      here[column] =
        old[row] === now[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  }
  return lengths
}

/** Removed words that follow each other are one part, and so are added ones. */
function joined(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last?.kind === part.kind) whole[whole.length - 1] = { ...last, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}
