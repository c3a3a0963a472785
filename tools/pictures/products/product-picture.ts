import { type Canvas, type Ground, PRODUCT_SIZE } from '#tools/pictures/engine/stage.ts'
import { closeUp, type Detail, resized } from './detail.ts'

/** One view of one product. */
export type ProductPicture = {
  readonly key: string
  readonly design: unknown
  /** The file whose imports draw it. */
  readonly sources: readonly string[]
  /** At the size in which the template works. */
  render(ground?: Ground): Promise<Canvas>
  /** At the size in which pictures are composed. */
  draw(ground?: Ground): Promise<Canvas>
  /** A second view cut from the canvas of the first one. */
  readonly detail?: Detail
}

type Draw<Design> = (design: Design, ground?: Ground) => Promise<Canvas>

export type Family<Design> = {
  readonly designs: Readonly<Record<string, Design>>
  readonly source: string
  readonly front: Draw<Design>
  /** The other side, or the place the camera moves to; keys name the exceptions. */
  readonly second: Draw<Design> | Detail
  readonly details?: Readonly<Record<string, Detail>>
}

export type Views = {
  readonly fronts: readonly ProductPicture[]
  readonly seconds: readonly ProductPicture[]
}

/** A product in another colour, `<key>--<colour>`, has a front alone. */
function isVariant(key: string): boolean {
  return key.includes('--')
}

type Render = (ground?: Ground) => Promise<Canvas>

function bothSizes(render: Render): Pick<ProductPicture, 'render' | 'draw'> {
  return { render, draw: async (ground) => resized(await render(ground), PRODUCT_SIZE) }
}

/** Both views of all products of one template; keys of second views end in -2. */
export function family<Design>(kind: Family<Design>): Views {
  const entries = Object.entries(kind.designs)
  const sources = [kind.source]
  return {
    fronts: entries.map(([key, design]) => ({
      sources,
      key,
      design,
      ...bothSizes((ground) => kind.front(design, ground)),
    })),
    seconds: entries
      .filter(([key]) => !isVariant(key))
      .map(([product, design]) => {
        const key = `${product}-2`
        const second = kind.details?.[product] ?? kind.second
        if (typeof second === 'function') {
          return { sources, key, design, ...bothSizes((ground) => second(design, ground)) }
        }
        return {
          sources: [...sources, 'detail.ts'],
          key,
          design: [design, second],
          detail: second,
          ...bothSizes(async (ground) => closeUp(await kind.front(design, ground), second)),
        }
      }),
  }
}
