import { encodeMaster } from '#tools/pictures/engine/raster.ts'
import { type Canvas, developCanvas } from '#tools/pictures/engine/stage.ts'

/** Flat drawing keeps its edges at a lower quality than knitted wool does. */
const FORM = { quality: 80 }

/** Less grain than on paper and cloth: on flat colour it is most of what a file would hold. */
export async function encodeStory(canvas: Canvas): Promise<Buffer> {
  return encodeMaster(developCanvas(canvas, 0.008), canvas.size, FORM)
}
