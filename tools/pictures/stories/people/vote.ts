import type { Part } from './figure.ts'
import { hand } from './hand.ts'
import { FOREARM, segment } from './limb.ts'
import type { Outline, Point } from './outline.ts'

const ELBOW: Point = [0, 0]
const WRIST: Point = [0, -36]
const SLEEVE: Outline = [
  [-9, 4],
  [-8.4, -10],
  [-6, -24, 'corner'],
  [6, -24, 'corner'],
  [8.6, -10],
  [9.4, 4],
]
const CUFF: Outline = [
  [-5.4, -23, 'corner'],
  [-4.8, -27.5, 'corner'],
  [4.8, -27.5, 'corner'],
  [5.4, -23, 'corner'],
]
const CARD: Outline = [
  [-10.5, -74, 'corner'],
  [11.5, -76, 'corner'],
  [13.5, -45, 'corner'],
  [-8.5, -43, 'corner'],
]
const THUMB: Outline = [
  [5.4, -35.5],
  [6.2, -40],
  [4, -45.5],
  [0.6, -50.4],
  [-1.4, -51.2],
  [-2, -49.4],
  [-0.4, -45.4],
  [0.4, -40],
]

/** A forearm in a sleeve that holds up a voting card; the elbow is the origin, in cm. */
export function raisedCard(): readonly Part[] {
  const part = (tone: Part['tone'], outlines: readonly Outline[]): Part => ({
    tone,
    outlines,
    isFar: false,
  })
  const fingers = hand('grip', { at: WRIST, turn: -90, scale: 1.1 })
  return [
    part('skin', [segment(ELBOW, WRIST, FOREARM), ...fingers]),
    part('ball', [CARD]),
    part('skin', [THUMB]),
    part('sole', [CUFF]),
    part('jersey', [SLEEVE]),
  ]
}
