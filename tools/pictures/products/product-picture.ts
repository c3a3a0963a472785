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
  /** A later view cut from the canvas of the first one. */
  readonly detail?: Detail
  /** Seen from so close that threads show; these fill a file, so it is kept smaller. */
  readonly isClose?: boolean
}

type Draw<Design> = (design: Design, ground?: Ground) => Promise<Canvas>

/** A view from close by that another file draws. */
export type Close<Design> = { readonly source: string; readonly draw: Draw<Design> }

export type Family<Design> = {
  readonly designs: Readonly<Record<string, Design>>
  readonly source: string
  readonly ground: GroundName
  readonly front: Draw<Design>
  /** The other side, or the place the camera moves to; keys name the exceptions. */
  readonly second: Draw<Design> | Detail | Close<Design>
  readonly details?: Readonly<Record<string, Detail>>
  readonly third?: Draw<Design> | Detail | Close<Design>
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

/** A view drawn by the template itself, or one from close by. */
function laterView<Design>(
  kind: Family<Design>,
  [product, design]: readonly [string, Design],
  {
    number,
    view,
  }: { readonly number: 2 | 3; readonly view: Draw<Design> | Detail | Close<Design> },
): ProductPicture {
  const key = `${product}-${number}`
  const ground = groundFor(product, kind.ground)
  const sources = [kind.source]
  if (typeof view === 'function') {
    return { sources, key, design, ground, ...bothSizes((other) => view(design, other)) }
  }
  if ('draw' in view) {
    const render: Render = (other) => view.draw(design, other)
    return { sources: [view.source], key, design, ground, isClose: true, ...bothSizes(render) }
  }
  return {
    sources: [...sources, 'detail.ts'],
    key,
    design: [design, view],
    ground,
    detail: view,
    ...bothSizes(async (other) => closeUp(await kind.front(design, other), view)),
  }
}

/** The views of all products of one template; keys end in -2 and -3 from the second view on. */
export function family<Design>(kind: Family<Design>): Views {
  const entries = Object.entries(kind.designs)
  const products = entries.filter(([key]) => !isVariant(key))
  const { third } = kind
  return {
    fronts: entries.map(([key, design]) => ({
      sources: [kind.source],
      key,
      design,
      ground: groundFor(key.replace(/--.*$/, ''), kind.ground),
      ...bothSizes((ground) => kind.front(design, ground)),
    })),
    seconds: products.map((entry) =>
      laterView(kind, entry, { number: 2, view: kind.details?.[entry[0]] ?? kind.second }),
    ),
    thirds: third
      ? products.map((entry) => laterView(kind, entry, { number: 3, view: third }))
      : [],
  }
}
