import { circle, type Outline, type Placement, placed } from './outline.ts'

export type HeadView = 'side' | 'front' | 'back'
export type HairCut = 'short' | 'crop' | 'ponytail' | 'bun' | 'curls'

// Drawn around the middle of the skull, looking along +x. In cm; chin to crown is 24.
const PROFILE: Outline = [
  [-6.8, 9.5],
  [-10.6, 4],
  [-11.6, -2.5],
  [-9.6, -9],
  [-3.5, -12.4],
  [3.6, -12],
  [8.2, -8.6],
  [9.6, -4.6],
  [9.5, -2.2],
  [10.4, -0.4],
  [12.5, 2.7],
  [12, 3.9],
  [10.3, 4.3],
  [10.4, 5.6],
  [10, 6.3],
  [10, 7.2],
  [9.5, 8.3],
  [9.7, 9.8],
  [8.4, 11.6],
  [5.6, 11.5],
  [1.6, 9.4],
  [-1, 10.5],
]
const FACE: Outline = [
  [0, -12.2],
  [5.6, -10.2],
  [8, -4],
  [7.8, 2.5],
  [6.4, 8],
  [2.8, 11.6],
  [0, 12.2],
  [-2.8, 11.6],
  [-6.4, 8],
  [-7.8, 2.5],
  [-8, -4],
  [-5.6, -10.2],
]
const EARS: readonly Outline[] = [-1, 1].map((side) => [
  [side * 7.4, -2.2],
  [side * 9.2, -2],
  [side * 9, 1.6],
  [side * 7.6, 3.6],
])

const SHORT_SIDE: Outline = [
  [9.2, -7.4, 'corner'],
  [7.4, -11.6],
  [2, -14],
  [-5, -13.4],
  [-11, -9],
  [-12.8, -2.5],
  [-11.4, 4.4],
  [-8.4, 9],
  [-5.4, 7],
  [-4, 2.6],
  [-2.8, -2.4],
  [-0.4, -3.2],
  [0.6, 0.8],
  [1.8, -3.6],
  [3.6, -7],
  [6.6, -7.8],
]
const CROP_SIDE: Outline = [
  [8.7, -8, 'corner'],
  [4.6, -12.4],
  [-3.5, -13.2],
  [-10.2, -9.6],
  [-12.2, -2.6],
  [-11, 3.6],
  [-8, 7.4],
  [-5.4, 5.4],
  [-4, 1],
  [-2.4, -3],
  [0.6, -2.4],
  [1.6, -5.4],
  [5, -8],
]
const HAIR_FRONT: Outline = [
  [-8.4, -1.5, 'corner'],
  [-8.9, -7],
  [-6, -12.6],
  [0, -14.4],
  [6, -12.6],
  [8.9, -7],
  [8.4, -1.5, 'corner'],
  [7.2, -5.6],
  [3, -7.6],
  [-2, -6.8],
  [-6.8, -5.6],
]
const HAIR_BACK: Outline = [
  [0, -13.6],
  [6.2, -11.4],
  [8.6, -4.6],
  [8, 2.4],
  [5.6, 7.6],
  [2.6, 8.4],
  [-2.6, 8.4],
  [-5.6, 7.6],
  [-8, 2.4],
  [-8.6, -4.6],
  [-6.2, -11.4],
]
const TAIL_SIDE: Outline = [
  [-9, -9],
  [-13, -11],
  [-18.6, -9],
  [-23, -3],
  [-26, 5.5, 'corner'],
  [-20.6, 2],
  [-16.6, -1.8],
  [-12.6, -5],
  [-9.6, -4.6],
]
const TAIL_BACK: Outline = [
  [-2.4, -8.4],
  [2.4, -8.4],
  [3.6, -3],
  [3.4, 6],
  [1.6, 15],
  [-0.6, 19.5, 'corner'],
  [-2.6, 13],
  [-3.6, 5],
  [-3.4, -3],
]

export type Head = { readonly skull: readonly Outline[]; readonly hair: readonly Outline[] }

export function head(view: HeadView, cut: HairCut, placement: Placement): Head {
  const { skull, hair } = drawn(view, cut)
  const place = (outline: Outline) => placed(outline, placement)
  return { skull: skull.map(place), hair: hair.map(place) }
}

function drawn(view: HeadView, cut: HairCut): Head {
  switch (view) {
    case 'side':
      return { skull: [PROFILE], hair: [cut === 'short' ? SHORT_SIDE : CROP_SIDE, ...tail(cut)] }
    case 'front':
      return { skull: [FACE, ...EARS], hair: [HAIR_FRONT, ...crown(cut)] }
    case 'back':
      return {
        skull: [FACE, ...EARS],
        hair: [HAIR_BACK, ...(cut === 'ponytail' ? [TAIL_BACK] : crown(cut))],
      }
  }
}

function tail(cut: HairCut): readonly Outline[] {
  if (cut === 'ponytail') return [TAIL_SIDE]
  if (cut === 'bun') return [circle([-11.5, -10], 5)]
  if (cut === 'curls') return curlsAround([-2.5, -4], 10.5, 160, 330)
  return []
}

function crown(cut: HairCut): readonly Outline[] {
  if (cut === 'bun') return [circle([0, -16], 4.8)]
  if (cut === 'curls') return curlsAround([0, -4], 9, 180, 360)
  return []
}

function curlsAround([x, y]: readonly [number, number], radius: number, from: number, to: number) {
  return Array.from({ length: 9 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / 8) * Math.PI) / 180
    return circle([x + Math.cos(turn) * radius, y + Math.sin(turn) * radius], 3 + (index % 3) * 0.4)
  })
}
