import type { ProductText } from '#services/product/product-texts.ts'

type KeptText = ProductText & {
  /** The moment that it was written for. */
  readonly since: string
}

/** What a text of a product costs besides its bytes, roughly. */
const OVERHEAD_BYTES = 300

/** Texts by product, then by language and fields; what was not asked for the longest goes first. */
export class TextShelf {
  readonly #byProduct = new Map<number, Map<string, KeptText>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** As long as time has not changed it. */
  get(id: number, kind: string, now: string): Buffer | null {
    const texts = this.#byProduct.get(id)
    const text = texts?.get(kind)
    if (!texts || !text) return null
    if (now < text.since || (text.changesAt !== null && now >= text.changesAt)) return null
    this.#byProduct.delete(id)
    this.#byProduct.set(id, texts)
    return text.json
  }

  put(id: number, kind: string, text: KeptText): void {
    const texts = this.#byProduct.get(id) ?? new Map<string, KeptText>()
    this.#bytes += sizeOf(text) - sizeOf(texts.get(kind))
    texts.set(kind, text)
    this.#byProduct.delete(id)
    this.#byProduct.set(id, texts)
    while (this.#bytes > this.#maxBytes) this.drop(this.#byProduct.keys().next().value ?? id)
  }

  drop(id: number): void {
    for (const text of this.#byProduct.get(id)?.values() ?? []) this.#bytes -= sizeOf(text)
    this.#byProduct.delete(id)
  }

  clear(): void {
    this.#byProduct.clear()
    this.#bytes = 0
  }
}

function sizeOf(text: KeptText | undefined): number {
  return text ? text.json.length + OVERHEAD_BYTES : 0
}
