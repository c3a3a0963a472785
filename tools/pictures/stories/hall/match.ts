import { text } from '#tools/pictures/engine/lettering.ts'
import { type Canvas, createCanvas, flatGround, overlay } from '#tools/pictures/engine/stage.ts'
import { defocus } from '#tools/pictures/stories/lens.ts'
import { type Camera, pixelsPerMetre, project } from './camera.ts'
import { type FloorPaint, paintFloor } from './floor.ts'
import { goal } from './goal.ts'
import { type Lamp, shineLamps } from './lamps.ts'
import { courtLines } from './lines.ts'
import { crowd, paintHall, type Stand } from './stands.ts'

export type Hall = {
  readonly camera: Camera
  readonly stand: Stand
  readonly floor: FloorPaint
  readonly lamps: readonly Lamp[]
  readonly defocus: number
  /** Colour of the goal area. */
  readonly area?: string
}

const RED = '#d7263d'
const BOARDS = ['VALOVI', 'JSS', 'BURA', 'JADRAN', 'FAROS'] as const
const BOARD_COLORS = ['#0c2344', '#0f7c86', '#0c2344', '#8a1c2c', '#12365f'] as const
const BOARD_METRES = 4.6

function boards(camera: Camera, z: number): string {
  const unit = pixelsPerMetre(camera, z)
  const height = unit * 0.95
  return Array.from({ length: 15 }, (_, index) => {
    const [x, y] = project(camera, { x: (index - 7.5) * BOARD_METRES, z })
    const color = BOARD_COLORS[index % BOARD_COLORS.length] ?? '#0c2344'
    const width = BOARD_METRES * unit
    const word = text(BOARDS[index % BOARDS.length] ?? '', x + width / 2, y - height * 0.22, {
      size: height * 0.78,
      anchor: 'middle',
      tracking: 0.1,
      attributes: 'fill="#f4efe5"',
    })
    return `<rect x="${x.toFixed(1)}" y="${(y - height).toFixed(1)}" width="${(width + 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}"/>${word}`
  }).join('')
}

/** A lit hall with nobody on the court yet. */
export async function buildHall(hall: Hall): Promise<Canvas> {
  const { camera, stand, floor, lamps } = hall
  const { width, height } = camera.size
  const canvas = createCanvas(camera.size, flatGround('#050d1e'))
  paintHall(canvas, [stand.litAt / width, stand.bottom / height])
  await overlay(canvas, crowd(width, stand))
  await overlay(canvas, boards(camera, floor.farZ), { opacity: 0.9 })
  defocus(canvas, hall.defocus)
  paintFloor(canvas, camera, floor)
  await overlay(canvas, courtLines(camera, { area: hall.area ?? '#b81f34', areaOpacity: 0.8 }), {
    opacity: 0.82,
  })
  await overlay(canvas, goal(camera, RED))
  shineLamps(canvas, lamps)
  return canvas
}
