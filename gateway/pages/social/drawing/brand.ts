import { readFile } from 'node:fs/promises'

/** Where another federation is another one: its colours and its crest. */
const TOKENS = new URL('../../../../client/styles/tokens.css', import.meta.url)
const CREST = new URL('../../../../client/public/logo-crest.svg', import.meta.url)

export type Brand = {
  /** Of a token, such as `ink` for `--color-ink`. */
  color(name: string): string
  readonly crest: Buffer
}

export async function loadBrand(): Promise<Brand> {
  const [tokens, crest] = await Promise.all([readFile(TOKENS, 'utf8'), readFile(CREST)])
  const colors = new Map<string, string>()
  for (const [, name = '', value = ''] of tokens.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) {
    // Those for printing follow.
    if (!colors.has(name)) colors.set(name, value.trim())
  }
  return {
    crest,
    color(name) {
      const found = colors.get(name)
      if (found === undefined) throw new Error(`client/styles/tokens.css has no --color-${name}`)
      return found
    },
  }
}
