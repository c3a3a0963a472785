import { type Canvas, type Ground, PRODUCT_SIZE } from '#tools/pictures/engine/stage.ts'
import { closeUp, type Detail, resized } from './detail.ts'
import { type GroundName, groundFor } from './grounds.ts'

/** One view of one product. */
export type ProductPicture = {
  readonly key: string
  readonly design: unknown
  /** What it lies on in the shop; compositions bring their own. */
  readonly ground: Ground
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
  readonly ground: GroundName
  readonly front: Draw<Design>
  /** The other side, or the place the camera moves to; keys name the exceptions. */
  readonly second: Draw<Design> | Detail
  readonly details?: Readonly<Record<string, Detail>>
  readonly third?: Draw<Design>
}

export type Views = {
  readonly fronts: readonly ProductPicture[]
  readonly seconds: readonly ProductPicture[]
  readonly thirds: readonly ProductPicture[]
}

/** A product in another colour, `<key>--<colour>`, has a front alone. */
function isVariant(key: string): boolean {
  return key.includes('--')
}

type Render = (ground?: Ground) => Promise<Canvas>

function bothSizes(render: Render): Pick<ProductPicture, 'render' | 'draw'> {
  return { render, draw: async (ground) => resized(await render(ground), PRODUCT_SIZE) }
}

/** The views of all products of one template; keys end in -2 and -3 from the second view on. */
export function family<Design>(kind: Family<Design>): Views {
  const entries = Object.entries(kind.designs)
  const sources = [kind.source]
  const products = entries.filter(([key]) => !isVariant(key))
  const { third } = kind
  return {
    fronts: entries.map(([key, design]) => ({
      sources,
      key,
      design,
      ground: groundFor(key.replace(/--.*$/, ''), kind.ground),
      ...bothSizes((ground) => kind.front(design, ground)),
    })),
    thirds: third
      ? products.map(([product, design]) => ({
          sources,
          key: `${product}-3`,
          design,
          ground: groundFor(product, kind.ground),
          ...bothSizes((other) => third(design, other)),
        }))
      : [],
    seconds: products.map(([product, design]) => {
      const key = `${product}-2`
      const ground = groundFor(product, kind.ground)
      const second = kind.details?.[product] ?? kind.second
      if (typeof second === 'function') {
        return { sources, key, design, ground, ...bothSizes((other) => second(design, other)) }
      }
      return {
        sources: [...sources, 'detail.ts'],
        key,
        design: [design, second],
        ground,
        detail: second,
        ...bothSizes(async (other) => closeUp(await kind.front(design, other), second)),
      }
    }),
  }
}
