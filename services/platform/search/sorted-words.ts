/** Sorted words with numbers, for prefix searches. */
export type SortedWords = {
  add(word: string, value: number): void
  remove(word: string, value: number): void
  /** Numbers of the words with this prefix, in order of the words. */
  startingWith(prefix: string): readonly number[]
  equalTo(word: string): readonly number[]
}

const BLOCK = 512

type Block = { readonly words: string[]; readonly values: number[] }

/** Stored in blocks, so that an insertion moves only a few hundred words. */
export function createSortedWords(): SortedWords {
  const blocks: Block[] = [{ words: [], values: [] }]

  /** The last block that begins before the pair, or the first. */
  function blockOf(word: string, value: number): number {
    let low = 0
    let high = blocks.length
    while (low < high - 1) {
      const middle = (low + high) >>> 1
      if (blocks[middle] && isBefore(blocks[middle], 0, word, value)) low = middle
      else high = middle
    }
    return low
  }

  function split(at: number, { words, values }: Block): void {
    const half = BLOCK >>> 1
    blocks.splice(at + 1, 0, { words: words.splice(half), values: values.splice(half) })
  }

  return {
    add(word, value) {
      const at = blockOf(word, value)
      const block = blocks[at]
      if (!block) return
      const place = placeIn(block, word, value)
      block.words.splice(place, 0, word)
      block.values.splice(place, 0, value)
      if (block.words.length > BLOCK) split(at, block)
    },
    remove(word, value) {
      // A pair that begins a block is searched in the block before it.
      for (let at = blockOf(word, value); at < blocks.length; at += 1) {
        const block = blocks[at]
        if (!block) return
        const place = placeIn(block, word, value)
        if (place === block.words.length) continue
        if (block.words[place] !== word || block.values[place] !== value) return
        block.words.splice(place, 1)
        block.values.splice(place, 1)
        if (block.words.length === 0 && blocks.length > 1) blocks.splice(at, 1)
        return
      }
    },
    startingWith: (prefix) => from(prefix, (word) => word.startsWith(prefix)),
    equalTo: (wanted) => from(wanted, (word) => word === wanted),
  }

  function from(first: string, isWanted: (word: string) => boolean): readonly number[] {
    const found: number[] = []
    for (let at = blockOf(first, -1); at < blocks.length; at += 1) {
      const block = blocks[at]
      if (!block) break
      // Everything between two words with the prefix has it too.
      const isWhole = isWanted(block.words.at(-1) ?? '')
      for (let place = placeIn(block, first, -1); place < block.words.length; place += 1) {
        if (!isWhole && !isWanted(block.words[place] ?? '')) return found
        found.push(block.values[place] ?? -1)
      }
    }
    return found
  }
}

function placeIn(block: Block, word: string, value: number): number {
  let low = 0
  let high = block.words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(block, middle, word, value)) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore({ words, values }: Block, at: number, word: string, value: number): boolean {
  const found = words[at] ?? ''
  return found < word || (found === word && (values[at] ?? 0) < value)
}
