import type { Canvas, Ground } from '#services/demo/pictures/engine/stage.ts'

/** One view of one product. */
export type ProductPicture = {
  readonly key: string
  readonly design: unknown
  /** Beginnings of the names of the files that draw it. */
  readonly sources: readonly string[]
  draw(ground?: Ground): Promise<Canvas>
}

type Draw<Design> = (design: Design, ground?: Ground) => Promise<Canvas>

/** All colourways of one template. */
export function family<Design>(
  designs: Readonly<Record<string, Design>>,
  sources: readonly string[],
  draw: Draw<Design>,
): readonly ProductPicture[] {
  return Object.entries(designs).map(([key, design]) => ({
    key,
    design,
    sources,
    draw: (ground) => draw(design, ground),
  }))
}
