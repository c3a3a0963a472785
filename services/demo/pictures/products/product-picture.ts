import type { Size } from '#services/demo/pictures/engine/raster.ts'
import type { Canvas, Ground } from '#services/demo/pictures/engine/stage.ts'
import { closeUp, type Detail } from './detail.ts'

/** One view of one product. */
export type ProductPicture = {
  readonly key: string
  readonly design: unknown
  /** The file whose imports draw it. */
  readonly sources: readonly string[]
  /** Solids are drawn at any size alike; cloth has its own. */
  readonly isSolid: boolean
  draw(ground?: Ground, size?: Size): Promise<Canvas>
  /** A second view cut from the canvas of the first one. */
  readonly detail?: Detail
}

type Draw<Design> = (design: Design, ground?: Ground, size?: Size) => Promise<Canvas>

export type Family<Design> = {
  readonly designs: Readonly<Record<string, Design>>
  readonly source: string
  readonly front: Draw<Design>
  /** The other side, or the place the camera moves to; keys name the exceptions. */
  readonly second: Draw<Design> | Detail
  readonly details?: Readonly<Record<string, Detail>>
  readonly isSolid?: boolean
}

export type Views = {
  readonly fronts: readonly ProductPicture[]
  readonly seconds: readonly ProductPicture[]
}

/** A product in another colour, `<key>--<colour>`, has a front alone. */
function isVariant(key: string): boolean {
  return key.includes('--')
}

/** Both views of all products of one template; keys of second views end in -2. */
export function family<Design>(kind: Family<Design>): Views {
  const entries = Object.entries(kind.designs)
  const common = { sources: [kind.source], isSolid: kind.isSolid ?? false }
  const seconds = entries.filter(([key]) => !isVariant(key))
  return {
    fronts: entries.map(([key, design]) => ({
      ...common,
      key,
      design,
      draw: (ground, size) => kind.front(design, ground, size),
    })),
    seconds: seconds.map(([key, design]) => {
      const named = kind.details?.[key]
      const second = named ?? kind.second
      if (typeof second === 'function') {
        return {
          ...common,
          key: `${key}-2`,
          design,
          draw: (ground, size) => second(design, ground, size),
        }
      }
      return {
        sources: [kind.source, 'detail.ts'],
        isSolid: common.isSolid,
        key: `${key}-2`,
        design: [design, second],
        detail: second,
        draw: async (ground, size) => closeUp(await kind.front(design, ground, size), second),
      }
    }),
  }
}
