import {
  BROW,
  CROP_SIDE,
  EARS,
  EYE,
  FACE,
  FACE_FEATURES,
  HAIR_BACK,
  HAIR_FRONT,
  LOCKS_FRONT,
  PROFILE,
  SHORT_SIDE,
  TAIL_BACK,
  TAIL_SIDE,
} from './head-shapes.ts'
import { circle, type Outline, type Placement, placed } from './outline.ts'

export type HeadView = 'side' | 'front' | 'back'
export type HairCut = 'short' | 'crop' | 'ponytail' | 'bun' | 'curls'

export type Head = {
  readonly skull: readonly Outline[]
  readonly features: readonly Outline[]
  readonly hair: readonly Outline[]
}

export function head(view: HeadView, cut: HairCut, placement: Placement): Head {
  const { skull, features, hair } = drawn(view, cut)
  const place = (outline: Outline) => placed(outline, placement)
  return { skull: skull.map(place), features: features.map(place), hair: hair.map(place) }
}

function drawn(view: HeadView, cut: HairCut): Head {
  switch (view) {
    case 'side':
      return {
        skull: [PROFILE],
        features: [BROW, EYE],
        hair: [cut === 'short' ? SHORT_SIDE : CROP_SIDE, ...tail(cut)],
      }
    case 'front':
      return {
        skull: [FACE, ...EARS],
        features: FACE_FEATURES,
        hair: [HAIR_FRONT, ...(cut === 'ponytail' ? LOCKS_FRONT : crown(cut))],
      }
    case 'back':
      return {
        skull: [FACE, ...EARS],
        features: [],
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
